/// What to write if the cause of a crash is known by its message, its position, or the source there.
struct CrashAdvice {
  /// The message of the trap; empty in the process that crashed, where the runtime has printed it already.
  private let message: String
  /// The innermost function of the app.
  private let function: CalledFunction?
  /// The call of ``InterfaceFiles`` that the stage's exception recommends.
  private let registration: String?

  init(_ output: CrashOutput, _ functions: [CalledFunction]) {
    message = output.message.joined(separator: "\n")
    function = functions.first(where: \.isInApp)
    registration = output.stage.joined().firstMatch(of: #/interfaceFiles\.(register\w+\(.*?\)) \{/#).map {
      String($0.1)
    }
  }

  /// The lines; empty if the cause is not known.
  var lines: [String] {
    if message.contains("init(coder:) has not been implemented") || hasTrappedInCoder { return missingCoder }
    if message.contains("while implicitly unwrapping") || isMaybeOutlet { return nilOutlet }
    if message.contains("could not load resource bundle") { return movedProgram }
    return hasUnwrapped ? missingResource : []
  }

  private var hasTrappedInCoder: Bool {
    (message.isEmpty || message.contains("Fatal error")) && function?.name.contains("init(coder:)") == true
  }

  private var isMaybeOutlet: Bool {
    message.isEmpty && (registration != nil || function.map { !Outlets(of: $0).inLine.isEmpty } == true)
  }

  private var hasUnwrapped: Bool {
    message.contains("while unwrapping an Optional") || message.contains("'try!'")
      || message.isEmpty && function?.location?.text?.contains("!") == true
  }

  private var typeName: String { function?.typeName ?? "MyViewController" }

  private var isController: Bool { typeName.hasSuffix("Controller") }

  private static let files = "UIApplication.shared.environment.interfaceFiles"
}

extension CrashAdvice {
  /// The most frequent cause in controllers without storyboards: the initializer that Xcode generates,
  /// which always fails.
  private var missingCoder: [String] {
    [
      "\(typeName) cannot be created by init(coder:), as `of:` and `in:` with a class do. Write what creates it:"
    ]
      + (isController
        ? ["  UseCase(\"...\", \(typeName)(...))"]
        : ["  UseCase(\"...\", of: \(typeName).self, in: MyGlueViewController())"])
      + ["where the app's code gets it from a file of Interface Builder:"]
      + (isController
        ? [
          "  \(Self.files).\(registration ?? "registerController(\"...\", inStoryboard: \"...\")") { \(typeName)(...) }"
        ]
        : ["  \(Self.files).\(registration ?? "registerNib(\"...\")") { _ in [\(typeName)(...)] }"])
  }

  /// Outlets are not connected: there is no file of Interface Builder, or it does not set them.
  private var nilOutlet: [String] {
    let outlets = function.map { Outlets(of: $0).names } ?? []
    let reason =
      outlets.isEmpty
      ? "If the value is an outlet, no file of Interface Builder has set it. Write in the use case:"
      : "No file of Interface Builder has set the outlets. Write in the use case:"
    return [reason] + owner + settings(outlets.isEmpty ? [("anOutlet", "UILabel")] : outlets)
  }

  /// The registration that makes the object with the outlets, if the stage reported it missing.
  private var owner: [String] {
    guard let registration, registration.hasPrefix("registerController"), isController else { return [] }
    return ["  \(Self.files).\(registration) { \(typeName)() }"]
  }

  /// Statements that set outlets: a controller's when its view is loaded, a view's where it is made.
  private func settings(_ outlets: [Outlets.Outlet]) -> [String] {
    let name = isController ? "controller" : "view"
    let lines = outlets.flatMap { outlet in
      [
        "    let \(outlet.name) = \(outlet.type)()",
        "    \(name).\(isController ? "view." : "")addSubview(\(outlet.name))",
        "    \(name).\(outlet.name) = \(outlet.name)",
      ]
    }
    return isController
      ? ["  \(Self.files).registerView(of: \(typeName).self) { controller in"] + lines + ["  }"]
      : [
        "  \(Self.files).\(registration ?? "registerNib(\"\(typeName)\")") { _ in",
        "    let view = \(typeName)(frame: .zero)",
      ]
        + lines + ["    return [view]", "  }"]
  }

  /// SwiftPM's accessor searches beside the program, then in the folder in which it was built.
  private var movedProgram: [String] {
    // SwiftPM's folders of resources have a different extension on macOS.
    let ending = message.contains(".bundle") ? "bundle" : "resources"
    return [
      "The program was moved without its resources. They belong beside it:",
      "  cp -RL .build/debug/*.\(ending) FOLDER-OF-THE-PROGRAM",
    ]
  }

  /// Only if the line loads a file.
  private var missingResource: [String] {
    guard let line = function?.location?.text,
      ["forResource", "contentsOf", "named:", "Bundle.", "NSDataAsset"].contains(where: line.contains)
    else { return [] }
    return [
      "This line unwraps a resource that is not there: \(line)",
      "A package has its resources in Bundle.module, if its Package.swift names them:",
      "  .target(name: \"...\", resources: [.process(\"Resources\")])",
      "Where a showcase has no such file, unwrap it with a default: `... ?? value`.",
    ]
  }
}
