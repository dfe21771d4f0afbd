"""The migration steps as SQL for SQLite, generated from `migrations` by Alembic.

A browser has no Alembic. This writes the file:
`PYTHONPATH=tests python tests/hosting/store/test_sqlite_steps.py`.
"""

from __future__ import annotations

STEPS: dict[str, str] = {
    "0001": """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE "match" (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    setup TEXT NOT NULL,
    clock TEXT,
    created_at BIGINT NOT NULL,
    number INTEGER NOT NULL,
    phase TEXT NOT NULL,
    bot_due BOOLEAN NOT NULL,
    issued_at BIGINT NOT NULL,
    deadline BIGINT,
    view_hash BLOB NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX match_bot_due ON "match" (id) WHERE bot_due;

CREATE INDEX match_deadline ON "match" (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE action (
    match_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (match_id, number),
    CONSTRAINT action_command UNIQUE (match_id, command_id)
);

CREATE TABLE holder (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    secret_hash BLOB NOT NULL,
    PRIMARY KEY (match_id, seat, secret_hash),
    FOREIGN KEY(match_id) REFERENCES "match" (id)
);

CREATE INDEX holder_secret ON holder (secret_hash);

CREATE TABLE carry (
    secret_hash BLOB NOT NULL,
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (secret_hash),
    FOREIGN KEY(match_id) REFERENCES "match" (id)
);

CREATE INDEX carry_seat ON carry (match_id, seat);

CREATE TABLE pulse (
    id SMALLINT NOT NULL CHECK (id = 1),
    alive_at BIGINT NOT NULL,
    down BIGINT NOT NULL,
    PRIMARY KEY (id)
);

INSERT INTO alembic_version (version_num) VALUES ('0001') RETURNING version_num;

""",
    "0002": """
ALTER TABLE "match" ADD COLUMN position_hash BLOB;

ALTER TABLE "match" DROP COLUMN view_hash;

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';

""",
    "0003": """
ALTER TABLE "match" ADD COLUMN made_by BLOB;

ALTER TABLE "match" ADD COLUMN leased INTEGER DEFAULT 0 NOT NULL;

CREATE TABLE forgetting (
    secret_hash BLOB NOT NULL,
    asked_at BIGINT NOT NULL,
    PRIMARY KEY (secret_hash)
);

CREATE TABLE blocked (
    who TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (who)
);

UPDATE alembic_version SET version_num='0003' WHERE alembic_version.version_num = '0002';

""",
    "0004": """
CREATE TABLE archive (
    match_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    over_at BIGINT NOT NULL,
    body BLOB,
    file TEXT,
    row_group INTEGER,
    revision INTEGER DEFAULT 0 NOT NULL,
    PRIMARY KEY (match_id),
    FOREIGN KEY(match_id) REFERENCES "match" (id) ON DELETE CASCADE
);

CREATE INDEX archive_rows ON archive (over_at) WHERE file IS NULL;

CREATE INDEX archive_in_file ON archive (file) WHERE file IS NOT NULL;

CREATE TABLE archive_file (
    name TEXT NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (name)
);

ALTER TABLE "match" ADD COLUMN look_at BIGINT;

UPDATE match SET look_at = deadline WHERE deadline IS NOT NULL;

CREATE INDEX match_look_at ON "match" (look_at) WHERE look_at IS NOT NULL;

DROP INDEX match_deadline;

CREATE TRIGGER match_look_at AFTER UPDATE OF deadline ON match
    WHEN new.deadline IS NOT NULL
    AND (new.look_at IS NULL OR new.look_at > new.deadline)
    BEGIN UPDATE match SET look_at = new.deadline WHERE id = new.id; END;

CREATE TRIGGER match_look_at_first AFTER INSERT ON match
    WHEN new.deadline IS NOT NULL
    AND (new.look_at IS NULL OR new.look_at > new.deadline)
    BEGIN UPDATE match SET look_at = new.deadline WHERE id = new.id; END;

UPDATE alembic_version SET version_num='0004' WHERE alembic_version.version_num = '0003';

""",
    "0005": """
CREATE TABLE compatible (
    oldest TEXT NOT NULL,
    PRIMARY KEY (oldest)
);

INSERT INTO compatible (oldest) VALUES ('0005');

CREATE TABLE deleted (
    what TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (what)
);

UPDATE alembic_version SET version_num='0005' WHERE alembic_version.version_num = '0004';

""",
    "0006": """
CREATE TABLE code (
    match_id TEXT NOT NULL,
    secret_hash BLOB NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (match_id),
    FOREIGN KEY(match_id) REFERENCES "match" (id) ON DELETE CASCADE,
    UNIQUE (secret_hash)
);

UPDATE alembic_version SET version_num='0006' WHERE alembic_version.version_num = '0005';

""",
    "0007": """
CREATE INDEX match_unfinished ON "match" (created_at) WHERE phase <> 'over';

UPDATE alembic_version SET version_num='0007' WHERE alembic_version.version_num = '0006';

""",
    "0008": """
CREATE TABLE backup (
    id SMALLINT NOT NULL CHECK (id = 1),
    at BIGINT NOT NULL,
    PRIMARY KEY (id)
);

INSERT INTO backup (id, at)
VALUES (1, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER));

UPDATE alembic_version SET version_num='0008' WHERE alembic_version.version_num = '0007';

""",
}
