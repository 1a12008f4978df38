import SourceText

/// Larger values that occur in plans.
extension JSONValue {
  /// The identifiers of tests in an array of strings.
  var testIdentifiers: [TestIdentifier] {
    get throws(Diagnostic) {
      if case .object = content {
        throw Diagnostic(
          "the object form of a test selection is not supported", at: position,
          expected: "an array of test identifiers, such as \"ClassForDisplay/Use case/script\"")
      }
      var identifiers: [TestIdentifier] = []
      for element in try elements {
        identifiers.append(TestIdentifier(text: try element.nonEmptyString, position: element.position))
      }
      return identifiers
    }
  }

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
