import UTF8Text

/// Rules for the values at a path of JSON or of a dump.
///
///     struct Order: Encodable { let id = 17, items = [["price": 0.1 + 0.2]], tags: Set = ["new", "gift"] }
///     assertSnapshot(
///       of: Order(), as: .json,
///       redacting: [.value(at: "id", named: "id"), .rounded(at: "items[*].price", to: 2)])
///
/// | path | values |
/// |---|---|
/// | `id`, `.id` | of the key `id` of the whole value |
/// | `customer.name`, `["first name"]` | of a key in an object; of a key with other characters, in quotes |
/// | `items[0]`, `[0].price` | the first element of a list |
/// | `items[*].price`, `totals.*` | of each element, of each key |
/// | `..id` | of the key `id`, at any depth |
/// | `.` | the whole value |
///
/// Rules of paths come before those of lines, and may be mixed with them. A path that matches nothing fails
/// the assertion, unless the rule is ``optional``. Strategies whose golden is a `.json` file have paths, and
/// so has ``SnapshotStrategy/dump``; with any other, such a rule is an error.
extension Redaction {
  /// Replaces the values at a path, whatever they are, by `<id 1>`, with one number for equal values.
  ///
  /// In JSON, the replacement is a string.
  ///
  /// - Parameters:
  ///   - path: The path; an error of its syntax fails the assertion with the column.
  ///   - name: The name in the replacement. Rules of the same name share one count.
  public static func value(at path: String, named name: String) -> Redaction {
    Redaction(name: name, spelling: ".value(at: \(path.quoted), named: \"\(name)\")", path, .replace)
  }

  /// Rounds the numbers at a path, halves away from zero.
  ///
  /// Values that are no numbers are left alone.
  ///
  /// - Parameters:
  ///   - path: The path; an error of its syntax fails the assertion with the column.
  ///   - digits: How many digits to keep after the point; 0 to 15.
  public static func rounded(at path: String, to digits: Int) -> Redaction {
    Redaction(name: "", spelling: ".rounded(at: \(path.quoted), to: \(digits))", path, .round(digits))
  }

  /// Sorts the elements of the lists at a path by their text, or by what redaction leaves of it.
  ///
  /// - Parameter path: The path; an error of its syntax fails the assertion with the column.
  public static func sorted(at path: String) -> Redaction {
    Redaction(name: "", spelling: ".sorted(at: \(path.quoted))", path, .sort)
  }

  private init(name: String, spelling: String, _ path: String, _ change: PathRule.Change) {
    self.init(name: name, spelling: spelling) { { _ in [] } }
    pathRule = PathRule(path: path, change: change)
  }
}

/// What a rule does with the values at a path.
struct PathRule {
  enum Change {
    case replace
    case round(Int)
    case sort
  }

  let path: String
  let change: Change

  var isReplacement: Bool {
    if case .replace = change { true } else { false }
  }
}
