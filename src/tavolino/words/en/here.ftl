### Play without a network: the page that downloads the games, and the table on this device.

lead = Download the games once, then play them on this device wherever you are: on the train, on holiday, in the tent.

promise-games = All games, with their rules and lessons
promise-who = Against bots, or with others at this device
promise-stays = Your matches stay on this device

get-button = Download ({ $size })
get-working = Downloading… { $percent }
get-label = Download
get-failed = The download was interrupted. What has already arrived is kept.
get-again = Continue
get-full = There is not enough free space on this device.
get-none = Nothing can be downloaded right now. There may be no connection, or this server does not offer the games.
get-cannot = This browser cannot store the games. Try one that is up to date, without a private window, at an address that begins with https.
get-levels = The bots in this download go up to level 5.

ready-title = Ready on this device
ready-text = You need no connection any more.
ready-play = Play

update-title = There is a newer version
update-text = New matches will use it. Those under way continue with the version they began with.
update-button = Update ({ $size })

old-title = Matches of earlier versions
old-open =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }

install-title = Like an app
install-text = With an icon of its own on this device.
install-button = Install Tavolino
install-apple = Tap the Share button, then “Add to Home Screen”. Otherwise Safari may delete the games and your matches if you do not play for a week.

delete-button = Delete from this device
delete-sure = Delete the games and all matches from this device? That cannot be undone.
delete-yes = Yes, delete them
delete-no = No, keep them
delete-failed = They are in use in another tab. Close it and try again.

opening = Setting up the table…

elsewhere-title = Open in another tab
elsewhere-text = Tavolino plays in one tab at a time, so that no move gets lost.
elsewhere-button = Play here

crashed-title = The table has stopped
crashed-text = Something went wrong. Your match is saved, and you can play on where you were.
crashed-button = Open it again

missing-title = Not on this device
missing-text = These games are not on this device, or no longer.
missing-button = To the download

device-title = On this device
device-text = You need no connection here, and your matches stay on this device.
device-open = Open a match from a file
device-bad = This file contains no match that can continue here.
device-update = There is a newer version of the games.
device-more = Updates and storage
device-online = Play with friends online

save = Save the match as a file
