/// The version of the package, and so of all its tools.
package enum Version {
  package static let number = "0.2.0"
  /// The owner and the name of the repository on GitHub, set here by the owner who publishes it.
  package static let repository = "OWNER/Showcase"

  /// The line that `--version` prints, the same on every machine for the same build.
  package static func text(of tool: String) -> String { "\(tool) \(number) (Swift \(swift))" }

  /// The version of the compiler that built the program, which only conditional compilation can
  /// determine.
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
