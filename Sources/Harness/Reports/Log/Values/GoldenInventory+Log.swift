import Diagnostics
import GoldenFiles
import Storyboards
import TextFormats

/// A path is a string.
extension GoldenPath: LogValue {
  var log: JSONValue { path.log }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(try log.string)
  }
}

extension GoldenInventory.Miscased: LogValue {
  var log: JSONValue { .object(["expected": expected, "found": found]) }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(expected: try log.read("expected"), found: try log.read("found"))
  }
}

extension GoldenInventory: LogValue {
  var log: JSONValue {
    .object([
      "changed": changed.unless([]),
      "duplicates": duplicates.unless([]), "miscased": miscased.unless([]), "missing": missing.unless([]),
      "orphans": orphans.unless([]), "others": others.unless([]), "renames": renames.unless([]),
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      orphans: try log.read("orphans", default: []), missing: try log.read("missing", default: []),
      miscased: try log.read("miscased", default: []), duplicates: try log.read("duplicates", default: []),
      others: try log.read("others", default: []), renames: try log.read("renames", default: []))
    changed = try log.read("changed", default: [])
  }
}
