extension RunLog {
  /// The JSON Schema of a line of a log; a line may have additional keys, which later versions add.
  package static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A line of Showcase's event log, version 1",
      "oneOf": [
        {"$ref": "#/$defs/began"}, {"$ref": "#/$defs/planned"}, {"$ref": "#/$defs/finished"},
        {"$ref": "#/$defs/inventoried"}, {"$ref": "#/$defs/ended"}
      ],
      "$defs": {
        "began": {
          "type": "object",
          "properties": {
            "event": {"const": "began"}, "format": {"const": "showcase-log"}, "version": {"const": 1},
            "showcases": {"$ref": "#/$defs/strings"}, "selection": {"$ref": "#/$defs/selection"},
            "shard": {"type": "string"}, "order": {"type": "string"}, "fingerprint": {"type": "string"},
            "scenarios": {"$ref": "#/$defs/count"}, "inOtherShards": {"$ref": "#/$defs/count"}
          },
          "required": [
            "event", "format", "version", "showcases", "selection", "order", "fingerprint", "scenarios"
          ]
        },
        "planned": {
          "type": "object",
          "properties": {
            "event": {"const": "planned"}, "name": {"$ref": "#/$defs/name"},
            "number": {"$ref": "#/$defs/ordinal"}
          },
          "required": ["event", "name", "number"]
        },
        "finished": {
          "type": "object",
          "properties": {
            "event": {"const": "finished"}, "name": {"$ref": "#/$defs/name"},
            "outcome": {"$ref": "#/$defs/outcome"}, "duration": {"$ref": "#/$defs/seconds"},
            "kept": {"$ref": "#/$defs/kept"}, "storyboard": {"$ref": "#/$defs/bytes"},
            "isPlaceTaken": {"const": true}, "isUnchanged": {"const": true},
            "output": {"$ref": "#/$defs/output"}, "timeline": {"$ref": "#/$defs/timeline"},
            "earlierDeaths": {"type": "array", "items": {"$ref": "#/$defs/death"}}
          },
          "required": ["event", "name", "outcome"]
        },
        "inventoried": {
          "type": "object",
          "properties": {
            "event": {"const": "inventoried"}, "isComplete": {"type": "boolean"},
            "inventory": {"$ref": "#/$defs/inventory"}
          },
          "required": ["event", "isComplete", "inventory"]
        },
        "ended": {
          "type": "object",
          "properties": {
            "event": {"const": "ended"}, "summary": {"$ref": "#/$defs/summary"},
            "digest": {"$ref": "#/$defs/digest"}
          },
          "required": ["event", "summary"]
        },
        "digest": {
          "type": "object",
          "properties": {
            "differing": {"$ref": "#/$defs/count"}, "more": {"$ref": "#/$defs/count"},
            "next": {"$ref": "#/$defs/strings"}, "notRun": {"$ref": "#/$defs/count"},
            "orphans": {"$ref": "#/$defs/count"}, "version": {"const": 1},
            "groups": {"type": "array", "items": {"$ref": "#/$defs/group"}}
          },
          "required": ["differing", "groups", "next", "version"]
        },
        "group": {
          "type": "object",
          "properties": {
            "name": {"type": "string"}, "severity": {"type": "string"}, "change": {"type": "string"},
            "scenarios": {"$ref": "#/$defs/count"}, "configurations": {"$ref": "#/$defs/strings"},
            "example": {
              "type": "object",
              "properties": {
                "scenario": {"type": "string"}, "step": {"$ref": "#/$defs/ordinal"},
                "lines": {"$ref": "#/$defs/strings"}
              },
              "required": ["scenario", "lines"]
            }
          },
          "required": ["name", "severity", "change", "scenarios", "example"]
        },
        "count": {"type": "integer", "minimum": 0, "maximum": 1000000000000},
        "ordinal": {"type": "integer", "minimum": 1, "maximum": 1000000000000},
        "seconds": {"type": "number", "minimum": 0, "maximum": 1000000000000},
        "name": {
          "type": "object",
          "properties": {
            "target": {"type": "string"}, "classForDisplay": {"type": "string"},
            "useCase": {"type": "string"}, "script": {"type": "string"},
            "configuration": {"type": "string"}
          },
          "required": ["target", "classForDisplay", "useCase", "script", "configuration"]
        },
        "selection": {
          "type": "object",
          "properties": {
            "plans": {"$ref": "#/$defs/strings"}, "filters": {"$ref": "#/$defs/strings"},
            "skips": {"$ref": "#/$defs/strings"}, "configurations": {"$ref": "#/$defs/strings"}
          }
        },
        "outcome": {
          "oneOf": [
            {
              "type": "object",
              "properties": {"kind": {"enum": ["passed", "goldenMissing", "notRun"]}},
              "required": ["kind"]
            },
            {
              "type": "object",
              "properties": {
                "kind": {"const": "recorded"}, "write": {"enum": ["unchanged", "created", "replaced"]}
              },
              "required": ["kind", "write"]
            },
            {
              "type": "object",
              "properties": {"kind": {"const": "goldenMisnamed"}, "found": {"type": "string"}},
              "required": ["kind", "found"]
            },
            {
              "type": "object",
              "properties": {"kind": {"const": "differs"}, "mismatch": {"$ref": "#/$defs/mismatch"}},
              "required": ["kind", "mismatch"]
            },
            {
              "type": "object",
              "properties": {"kind": {"const": "goldenUnusable"}, "fault": {"$ref": "#/$defs/fault"}},
              "required": ["kind", "fault"]
            },
            {
              "type": "object",
              "properties": {"kind": {"const": "scriptUnusable"}, "faults": {"$ref": "#/$defs/faults"}},
              "required": ["kind", "faults"]
            },
            {
              "type": "object",
              "properties": {"kind": {"const": "stopped"}, "stop": {"$ref": "#/$defs/stop"}},
              "required": ["kind", "stop"]
            },
            {
              "type": "object",
              "properties": {
                "kind": {"const": "nondeterministic"},
                "takes": {
                  "type": "array", "items": {"$ref": "#/$defs/take"}, "minItems": 2, "maxItems": 2
                }
              },
              "required": ["kind", "takes"]
            },
            {
              "type": "object",
              "properties": {
                "kind": {"const": "died"},
                "deaths": {"type": "array", "items": {"$ref": "#/$defs/death"}}
              },
              "required": ["kind", "deaths"]
            }
          ]
        },
        "mismatch": {
          "type": "object",
          "properties": {
            "golden": {"type": "string"}, "actual": {"type": "string"},
            "hidden": {"type": "array", "items": {"type": "string"}}
          },
          "required": ["golden", "actual"]
        },
        "timeline": {
          "type": "object",
          "properties": {
            "steps": {"type": "array", "items": {"$ref": "#/$defs/seconds"}},
            "events": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "kind": {"enum": ["call", "animation", "request"]}, "text": {"type": "string"},
                  "start": {"$ref": "#/$defs/seconds"}, "end": {"$ref": "#/$defs/seconds"}
                },
                "required": ["kind", "text", "start"]
              }
            }
          },
          "required": ["steps"]
        },
        "take": {
          "type": "object",
          "properties": {
            "storyboard": {"$ref": "#/$defs/bytes"}, "stopped": {"$ref": "#/$defs/stop"},
            "scriptUnusable": {"$ref": "#/$defs/faults"}
          },
          "required": ["storyboard"]
        },
        "stop": {
          "type": "object",
          "properties": {
            "step": {"$ref": "#/$defs/ordinal"}, "report": {"type": "string"},
            "causes": {"$ref": "#/$defs/strings"}, "statement": {"$ref": "#/$defs/statement"},
            "mismatch": {"$ref": "#/$defs/mismatch"}
          },
          "required": ["step", "report"]
        },
        "statement": {
          "type": "object",
          "properties": {
            "cause": {"type": "string"}, "file": {"type": "string"},
            "position": {"$ref": "#/$defs/position"}
          },
          "required": ["cause", "position"]
        },
        "death": {
          "type": "object",
          "properties": {
            "cause": {"$ref": "#/$defs/cause"}, "output": {"$ref": "#/$defs/output"},
            "earlierJobs": {"$ref": "#/$defs/count"}, "words": {"type": "string"}
          },
          "required": ["cause"]
        },
        "cause": {
          "oneOf": [
            {
              "type": "object",
              "properties": {"kind": {"enum": ["signal", "exit"]}, "value": {"type": "integer"}},
              "required": ["kind", "value"]
            },
            {
              "type": "object",
              "properties": {"kind": {"const": "timeout"}, "value": {"$ref": "#/$defs/seconds"}},
              "required": ["kind", "value"]
            },
            {
              "type": "object",
              "properties": {"kind": {"enum": ["flood", "closedConnection", "garbledAnswer"]}},
              "required": ["kind"]
            }
          ]
        },
        "output": {
          "type": "object",
          "properties": {
            "head": {"$ref": "#/$defs/bytes"}, "end": {"$ref": "#/$defs/bytes"},
            "count": {"$ref": "#/$defs/count"}
          }
        },
        "bytes": {
          "oneOf": [
            {"type": "string"},
            {"type": "object", "properties": {"base64": {"type": "string"}}, "required": ["base64"]}
          ]
        },
        "kept": {
          "oneOf": [
            {"type": "object", "properties": {"file": {"type": "string"}}, "required": ["file"]},
            {"type": "object", "properties": {"fault": {"$ref": "#/$defs/fault"}}, "required": ["fault"]}
          ]
        },
        "fault": {
          "type": "object",
          "properties": {
            "problem": {"type": "string"}, "file": {"type": "string"},
            "position": {"$ref": "#/$defs/position"}, "expected": {"type": "string"},
            "nearest": {"type": "string"}, "next": {"type": "string"}
          },
          "required": ["problem"]
        },
        "faults": {"type": "array", "items": {"$ref": "#/$defs/fault"}},
        "position": {
          "type": "object",
          "properties": {"line": {"$ref": "#/$defs/ordinal"}, "column": {"$ref": "#/$defs/ordinal"}},
          "required": ["line", "column"]
        },
        "inventory": {
          "type": "object",
          "properties": {
            "changed": {"$ref": "#/$defs/strings"},
            "orphans": {"$ref": "#/$defs/strings"}, "missing": {"$ref": "#/$defs/strings"},
            "others": {"$ref": "#/$defs/strings"}, "miscased": {"$ref": "#/$defs/spellings"},
            "duplicates": {"$ref": "#/$defs/spellings"}, "renames": {"$ref": "#/$defs/spellings"}
          }
        },
        "spellings": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {"expected": {"type": "string"}, "found": {"type": "string"}},
            "required": ["expected", "found"]
          }
        },
        "summary": {
          "type": "object",
          "properties": {
            "passed": {"$ref": "#/$defs/count"}, "recorded": {"$ref": "#/$defs/count"},
            "failed": {"$ref": "#/$defs/count"},
            "unchanged": {"$ref": "#/$defs/count"}, "unusable": {"$ref": "#/$defs/count"},
            "notRun": {"$ref": "#/$defs/count"},
            "inOtherShards": {"$ref": "#/$defs/count"}, "orphans": {"$ref": "#/$defs/count"},
            "changedGoldens": {"$ref": "#/$defs/count"},
            "misnamed": {"$ref": "#/$defs/count"}, "interruption": {"type": "integer"}
          }
        },
        "strings": {"type": "array", "items": {"type": "string"}}
      }
    }

    """#
}
