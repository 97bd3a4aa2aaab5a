"""A token for Schemathesis that does not run out; see README.md."""

import os
import subprocess

import schemathesis


@schemathesis.auth(refresh_interval=120)
class DemoToken:
    def get(self, case, context):
        command = ["node", os.environ["API_PROGRAM"], "token"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"
