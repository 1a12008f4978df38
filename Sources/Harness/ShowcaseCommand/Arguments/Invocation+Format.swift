import Diagnostics

extension Invocation {
  /// The form in which `--as` asks for the result.
  ///
  /// - Parameter usual: What is meant without the option.
  /// - Throws: a diagnostic with the nearest form for one that the command does not know.
  func format<Format: RawRepresentable & CaseIterable>(
    or usual: Format
  ) throws(Diagnostic) -> Format where Format.RawValue == String {
    guard let name = value(of: .as) else { return usual }
    guard let format = Format(rawValue: name) else {
      let names = Format.allCases.map(\.rawValue)
      throw Diagnostic(
        "'\(name)' is not a format", expected: oneOf(names),
        nearest: nearestName(to: name, in: names), next: .help)
    }
    return format
  }
}
