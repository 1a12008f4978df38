import Diagnostics
import TextFormats

/// Lists that occur in plans.
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
