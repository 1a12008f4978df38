/// The version of the tools of this package, which is released as a whole.
package enum Version {
  package static let number = "0.2.0"

  /// The line that `--version` prints, the same on every machine for the same build.
  package static func text(of tool: String) -> String { "\(tool) \(number) (Swift \(swift))" }

  /// The language version of the compiler that built the program, which a condition alone can find out.
  private static var swift: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
