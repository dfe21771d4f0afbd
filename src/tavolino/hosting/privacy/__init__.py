"""Forgetting guests, deleting matches, and the ledger of both."""
