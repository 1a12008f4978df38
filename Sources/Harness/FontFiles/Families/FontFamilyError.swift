import Diagnostics
import UTF8Text

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
/// Avenir.font.json:5:17: error: faces > 0 > weight: found 0
///   expected: a whole number from 1 to 1000
/// ```
public struct FontFamilyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults in the order of the file; not empty.
  ///
  /// A problem begins with the keys, and the numbers of elements from 0, that lead to it. In a property list,
  /// faults have no position.
  public let faults: [Diagnostic]

  /// Creates an error from faults in any order.
  ///
  /// - Parameters:
  ///   - faults: The faults, which may contain any text of the file.
  ///   - file: The name of the file.
  init(_ faults: [Diagnostic], in file: String) {
    let ordered = faults.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
    self.faults = ordered.map { fault in
      var fault = fault.inFile(file)
      fault.problem = fault.problem.shortened.terminalLine
      fault.nearest = fault.nearest?.terminalLine
      return fault
    }
  }

  /// Two to four lines for each fault, as in the type's example.
  public var description: String { Diagnostics(faults).description }
}
