### What the page about privacy says. It has to be true of the server.

lead = There are no accounts here. This is all that is kept, and how to have it forgotten.
cookie-title = One cookie
cookie-text = When you first sit down or watch, your browser gets a cookie with a random secret. It opens your seats and lasts 400 days. The server keeps only a hash of the secret, which opens nothing. There are no other cookies.
matches-title = Names and matches
matches-text = The server keeps your name as you typed it, and each match: who sat where, every move and when it was played. Everyone who plays or watches a match sees its names. A match that is not finished is deleted once nothing has happened in it for a long time; finished ones are kept. The phrases you say at the table are passed on and not kept.
device-title = On your device
device-text = Your browser remembers your settings, your name, how you last set up a game, how far you are in a lesson and how your matches against bots ended. None of that leaves your device until you sit down, and then only your name and what you chose for the game.
address-title = Your address
address-text = The internet address of your device is neither in the database nor in the log of this server. It is held in memory for a while, only to make sure that no one sends too many requests at once. The one exception: an address that the host has blocked is kept.
others-title = Others
others-text = Nothing goes to third parties: no advertising, no statistics services, no files from elsewhere. Whoever runs this server may have logs of their own, such as those of a proxy, and backups. Ask them if you want to know.
forget-title = How to be forgotten
forget-text = The button below does it; you also find it in the settings. After that nothing opens your seats any more. What stays are the matches themselves, without your name, and the hash of your secret, so that you stay forgotten even if the host has to go back to a backup. This applies to the seats of this browser, so do it on every device you have played on.
