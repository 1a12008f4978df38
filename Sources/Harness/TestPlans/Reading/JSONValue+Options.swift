import Diagnostics
import TextFormats
import UTF8Text

/// The kinds of values in plans.
extension JSONValue {
  /// A whole number that is not less than `minimum`.
  func integer(from minimum: Int) throws(Diagnostic) -> Int {
    let number = try integer
    guard number >= minimum else {
      throw Diagnostic("found \(number)", at: position, expected: "a whole number from \(minimum) on")
    }
    return number
  }

  /// One of the names of `Choice`.
  func choice<Choice: CaseIterable & RawRepresentable<String>>() throws(Diagnostic) -> Choice {
    let name = try string
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue)
      throw Diagnostic(
        "'\(name)' is not a known value", at: position, expected: names.joined(separator: ", "),
        nearest: nearestName(to: name, in: names))
    }
    return choice
  }

  /// An array of names of `Choice`, each at most once, in the order of their declaration.
  func choices<Choice: CaseIterable & RawRepresentable<String>>() throws(Diagnostic) -> [Choice] {
    var names: Set<String> = []
    for element in try elements {
      let choice: Choice = try element.choice()
      names.insert(choice.rawValue)
    }
    return Choice.allCases.filter { names.contains($0.rawValue) }
  }

  /// A date and time in UTC as ISO 8601 writes it.
  var date: String {
    get throws(Diagnostic) {
      let text = try string
      // With every digit replaced by 0, only the shape is left.
      let shape = String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 })
      let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      let ranges = [0...9999, 1...12, 1...31, 0...23, 0...59, 0...59]
      guard shape == "0000-00-00T00:00:00Z", zip(ranges, numbers).allSatisfy({ $0.contains($1) }) else {
        throw Diagnostic(
          "'\(text)' is not a date", at: position, expected: "a date and time such as 2026-01-31T09:41:00Z")
      }
      return text
    }
  }
}

/// The lists in plans.
extension JSONValue {
  /// Tags, as in `{ "mode" : "or", "tags" : [".slow"] }`.
  var tagFilter: TagFilter {
    get throws(Diagnostic) {
      var tags: [TagFilter.Tag] = []
      for element in try member("tags").elements {
        let text = try element.nonEmptyString
        let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
        tags.append(TagFilter.Tag(name: name, position: element.position))
      }
      return TagFilter(tags: tags, mode: try self["mode"]?.choice() ?? .and)
    }
  }

  /// Environment variables, as in `[{ "key" : "RECORD", "value" : "1" }]`.
  var environmentVariables: [EnvironmentVariable] {
    get throws(Diagnostic) {
      var variables: [EnvironmentVariable] = []
      for element in try elements {
        variables.append(
          EnvironmentVariable(
            try element.member("key").nonEmptyString, try element["value"]?.string ?? "",
            isEnabled: try element["enabled"]?.boolean ?? true))
      }
      return variables
    }
  }
}
