import Diagnostics
import TextFormats

extension SourcePosition: LogValue {
  var log: JSONValue { .object(["column": column, "line": line]) }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(line: try log.readOrdinal("line"), column: try log.readOrdinal("column"))
  }
}

extension Diagnostic: LogValue {
  var log: JSONValue {
    .object([
      "expected": expected, "file": file, "nearest": nearest, "next": next?.description, "position": position,
      "problem": problem,
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      try log.read("problem"), file: try log.readIfPresent("file"), at: try log.readIfPresent("position"),
      expected: try log.readIfPresent("expected"), nearest: try log.readIfPresent("nearest"),
      next: try log.readIfPresent("next").map(NextStep.init))
  }
}
