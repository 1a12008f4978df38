/// The faults of a font family's file, or of an app's list of fonts.
///
///     do {
///       _ = try FontFamily(Data("{}".utf8), name: "Avenir")
///     } catch {
///       print(error.faults[0].problem)  // the key 'family' is missing
///     }
///
/// Printed, each fault has its position, the keys that lead to it, and what would be correct:
///
/// ```text
/// Avenir.font.json:5:17: faces > 0 > weight: found 0
///   expected: a whole number from 1 to 1000
/// ```
public struct FontFamilyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// The faults in the order of the file; not empty.
  public let faults: [Fault]

  /// A fault, and its position in the file.
  public struct Fault: Hashable, Sendable {
    /// The keys, and the numbers of elements from 0, that lead to the fault, the outermost first.
    public let path: [String]
    /// The line, from 1; `nil` in a property list.
    public let line: Int?
    /// The number of the Unicode scalar in its line, from 1; `nil` in a property list.
    public let column: Int?
    /// The fault in words.
    public let problem: String
    /// What would be correct; `nil` if there is nothing to add.
    public let expected: String?
    /// The known name that is most similar to the one that was found; `nil` if no name is similar.
    public let nearest: String?
    /// The command to type next; `nil` if no command helps.
    public let next: String?
  }

  /// Two to four lines for each fault, as in the type's example.
  public var description: String { faults.map { $0.text(in: file) }.joined(separator: "\n") }
}

extension FontFamilyError.Fault {
  fileprivate func text(in file: String) -> String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    let names = path.isEmpty ? "" : path.map(\.shownInError).joined(separator: " > ") + ": "
    var lines = ["\(place.joined(separator: ":")): \(names)\(problem)"]
    if let expected { lines.append("  expected: \(expected)") }
    if let nearest { lines.append("  nearest:  \(nearest)") }
    if let next { lines.append("  next:     \(next)") }
    return lines.joined(separator: "\n")
  }
}

extension FontFamilyError {
  /// Computes the lines and columns of faults in JSON.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - faults: The faults in any order.
  ///   - bytes: The file's contents.
  init(file: String, faults: [FontJSONFault], in bytes: [UInt8]) {
    var (index, line, column) = (0, 1, 1)
    self.file = file
    // One pass over the bytes for all faults, since there may be one in each number.
    self.faults = faults.sorted { $0.offset < $1.offset }.map { fault in
      while index < min(fault.offset, bytes.count) {
        if bytes[index] == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if index + 1 == bytes.count || !UTF8.isContinuation(bytes[index + 1]) {
          column += 1
        }
        index += 1
      }
      return Fault(
        path: fault.path, line: line, column: column, problem: fault.problem, expected: fault.expected,
        nearest: fault.nearest, next: nil)
    }
  }
}

extension String {
  /// The string on one line, without invisible characters and shortened, for an error.
  var shownInError: String {
    let shown = unicodeScalars.prefix(60).map { $0.isInvisible ? $0.escaped : String($0) }
    return shown.joined() + (unicodeScalars.count > 60 ? "..." : "")
  }
}

extension Unicode.Scalar {
  /// Whether a reader would not see the scalar, or see others in another order.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
