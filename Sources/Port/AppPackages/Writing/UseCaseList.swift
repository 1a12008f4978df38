import Porting

/// The use cases of an app's package: those that can be made, and comments for the others.
struct UseCaseList: Hashable, Sendable {
  /// A controller, and why it has no use case.
  struct Entry: Hashable, Sendable {
    var controller: AppController
    /// Why it is a comment; `nil` for a use case.
    var obstacle: Obstacle?
  }

  /// The app's name, which is the showcase's.
  let app: String
  var entries: [Entry]
  /// The class of the controller with the first script; `nil` before a use case has been shown.
  var scriptedClass: String?

  /// The name of the use case with the first script.
  static let useCaseName = "Start"

  /// Whether the app has types of its own that are called as those of ShowcaseKit.
  private let isQualified: Bool

  /// - Parameters:
  ///   - app: The app's name.
  ///   - controllers: The controllers of its module.
  ///   - names: The names of what the module declares.
  init(app: String, _ controllers: [AppController], beside names: Set<String> = []) {
    self.app = app
    isQualified = !names.isDisjoint(with: ["Showcase", "UseCase"])
    entries = controllers.map { controller in
      guard case .missing(let what, _) = controller.making else { return Entry(controller: controller) }
      return Entry(controller: controller, obstacle: what)
    }
  }

  /// The controllers that have a use case.
  var made: [AppController] { entries.filter { $0.obstacle == nil }.map(\.controller) }

  /// The class whose use case can get the first script; `nil` if no controller has one.
  var firstClass: String? { made.first { $0.useCase == Self.useCaseName }?.shownName }

  /// The controllers without one, and why.
  var others: [Entry] { entries.filter { $0.obstacle != nil } }

  /// The name of the variable of the showcase.
  var variable: String { app.prefix(1).lowercased() + app.dropFirst() + "Showcase" }

  static let lastLine = "  // New controllers come above this line."

  /// The text of the file, and which controllers are in which of its lines, counted from 1.
  var text: String {
    let all = head + entries.flatMap { lines(of: $0) } + [Self.lastLine, "}", ""]
    return all.joined(separator: "\n") + sceneTypes
  }

  /// The types that name the scenes without classes of their own.
  private var sceneTypes: String {
    entries.map(\.controller).compactMap { controller in
      guard case .plainScene(let scene) = controller.making else { return nil }
      return
        "\n/// The scene '\(scene.title.oneCommentLine)' of \(scene.storyboard.oneCommentLine).storyboard.\n"
        + "\(Self.access) final class \(controller.name) {}\n"
    }.joined()
  }

  /// Returns the controller at a line of the text, counted from 1.
  func controller(atLine line: Int) -> AppController? {
    var rest = line - head.count
    for entry in entries where rest > 0 {
      rest -= lines(of: entry).count
      if rest <= 0 { return entry.controller }
    }
    return nil
  }

  private var head: [String] {
    let imports = ["ShowcaseKit", "UIKit"].map { "import \($0)" }
    return imports + [
      "", "/// The screens of \(app): a use case for each view controller that can be shown.",
      "\(Self.access) let \(variable) = \(qualifier)Showcase(\(app.swiftLiteral)) {",
    ]
  }

  private var qualifier: String { isQualified ? "ShowcaseKit." : "" }

  private static let access = "public"

  /// Returns a person's text with the controllers that it does not mention yet; `nil` if it has no place for them, or
  /// mentions all.
  func adding(to text: String) -> String? {
    let known = Set(
      text.replacing(Self.lastLine, with: "").split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(
        String.init))
    let added = entries.filter { entry in
      let isFirst = entry.controller.useCase == Self.useCaseName
      return !known.contains(entry.controller.shownName)
        || !isFirst && !text.contains(entry.controller.useCase.swiftLiteral)
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !added.isEmpty,
      let place = lines.firstIndex(where: { $0.trimmedSpaces == Self.lastLine.trimmedSpaces })
    else { return nil }
    lines.insert(contentsOf: added.flatMap { self.lines(of: $0) }, at: place)
    return lines.joined(separator: "\n")
  }
}

extension UseCaseList {
  /// The lines of a controller.
  private func lines(of entry: Entry) -> [String] {
    let useCase = entry.controller.expression.map { "\(qualifier)\($0)" }
    guard let obstacle = entry.obstacle else { return useCase.map { ["  \($0)"] } ?? [] }
    let reason = "  // \(entry.controller.name): \(obstacle.text.oneCommentLine)"
    return [reason] + (useCase.map { ["  // \($0)"] } ?? [])
  }
}
