import Diagnostics
import Storyboards
import UTF8Text

/// The commands that a reader should type after a failure.
package struct NextSteps: Sendable {
  /// What to type for `showcase`.
  package let program: String
  /// The command that accepts what a scenario shows now.
  package let record: @Sendable (ScenarioName) -> String
  /// The command that accepts every scenario without a golden.
  package let recordMissing: String
  /// The command that removes the goldens that no scenario owns.
  package let prune: String
  /// The command that shows what waits for review; `nil` if the package has no program for that.
  package let review: String?
  /// The command that runs a scenario again by the tests; `nil` if the package has a program that shows more.
  private let again: (@Sendable (ScenarioName) -> String)?

  /// The package as the user named it, which every command then names as well; `nil` for that of the
  /// working folder.
  private let packagePath: String?

  private init(
    program: String, packagePath: String? = nil, record: @escaping @Sendable (ScenarioName) -> String,
    recordMissing: String, prune: String, review: String? = nil,
    again: (@Sendable (ScenarioName) -> String)? = nil
  ) {
    self.again = again
    self.program = program
    self.packagePath = packagePath
    self.record = record
    self.recordMissing = recordMissing
    self.prune = prune
    self.review = review
  }

  /// Commands for the executable that runs showcases, as `swift run showcase`.
  ///
  /// - Parameter packagePath: The value of `--package-path`, if it was given.
  package static func commandLine(_ program: String, packagePath: String? = nil) -> NextSteps {
    let package = packagePath.map { " --package-path \($0.shellQuoted)" } ?? ""
    return NextSteps(
      program: program, packagePath: packagePath,
      record: { name in
        "\(program) --record \(name.options)\(package)"
      },
      recordMissing: "\(program) --record=missing\(package)", prune: "\(program) prune\(package)",
      review: "\(program) review\(package)")
  }

  /// Commands for a package that runs its showcases by `swift test`.
  package static let swiftTest = NextSteps(
    program: "showcase",
    record: {
      "SHOWCASE_RECORD=failed \($0.testVariable) swift test"
    },
    recordMissing: "SHOWCASE_RECORD=missing swift test", prune: "showcase prune",
    again: { "\($0.testVariable) swift test" })
}

extension NextSteps {
  /// One of the program's own commands as it is typed here; any other command stays as it is.
  package func spelling(of step: NextStep) -> String {
    guard case .showcase(let command) = step else { return step.description }
    // A command that names its package keeps it, and help does not need one.
    let namesPackage = command.contains(" --package-path") || step == .help
    let package = namesPackage ? nil : packagePath.map { " --package-path \($0.shellQuoted)" }
    return "\(program) \(command)\(package ?? "")"
  }

  /// The command that runs a scenario in processes that differ.
  package func prove(_ name: ScenarioName) -> String {
    again?(name) ?? spelling(of: .showcase("prove \(name.options)"))
  }

  /// The command that shows a scenario, with the full report if its script stops.
  func show(_ name: ScenarioName) -> String {
    again?(name)
      ?? spelling(of: .showcase("show \(name.selector.oneLine.shellQuoted) \(name.configurationOption)"))
  }

  /// The command that checks goldens without running anything; `nil` if the package has no program for that.
  var check: String? { again == nil ? spelling(of: .check) : nil }

  /// The command that runs a scenario in its own process, for a debugger.
  package func runHere(_ name: ScenarioName) -> String {
    again?(name) ?? spelling(of: .showcase("run --workers 0 \(name.options)"))
  }

  /// How many goldens are missing, and what to do about it; whole lines.
  ///
  /// - Parameters:
  ///   - hasOrphans: Whether there are goldens that no scenario owns: some may be the missing ones, under
  ///     their former names.
  ///   - areKept: Whether what would be recorded waits for review.
  package func text(
    ofMissing count: Int, besideOrphans hasOrphans: Bool, areKept: Bool = false
  ) -> String {
    let mending = [recordMissing, areKept ? review : nil].compactMap(\.self)
    let commands = [FailureLine].commands(hasOrphans ? [spelling(of: .status)] : mending)
    return "\(count) \(count == 1 ? "golden is" : "goldens are") missing\n"
      + commands.map { "  \($0.text)\n" }.joined()
  }
}

extension ScenarioName {
  /// The options that select the scenario.
  fileprivate var options: String {
    "\("--filter".withValue(selector)) \(configurationOption)"
  }

  fileprivate var configurationOption: String { "--configuration".withValue(configuration) }

  /// The variable by which tests verify this scenario alone, in all configurations.
  fileprivate var testVariable: String { "SHOWCASE_FILTER=\(selector.oneLine.listElement.shellQuoted)" }

  /// The filter that selects the scenario's use case and script, in all configurations.
  fileprivate var selector: String { "\(target)/\(identifier)" }
}

extension String {
  /// The option with a name as its value, as it can be typed: a name that looks like an option has to
  /// follow an equals sign.
  fileprivate func withValue(_ name: String) -> String {
    "\(self)\(name.hasPrefix("--") ? "=" : " ")\(name.oneLine.shellQuoted)"
  }

  /// The string as one of several that are separated by commas.
  fileprivate var listElement: String {
    unicodeScalars.map { $0 == "," ? #"\,"# : String($0) }.joined()
  }
}
