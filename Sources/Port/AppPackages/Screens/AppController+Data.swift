import MadeData

extension AppController {
  /// Whether it can be shown without data.
  var isMade: Bool {
    if case .missing = making { false } else { true }
  }

  /// Whether data can be made up for it.
  var canHaveData: Bool {
    switch making {
    case .expression, .scene: true
    case .missing(let obstacle, let expression):
      obstacle.reason == .value && expression?.contains("<") == false
    case .plainScene, .launch: false
    }
  }

  /// The class of the application's delegate, if this is the app itself.
  var delegate: String? {
    if case .launch(let launch) = making { launch.delegate } else { nil }
  }

  var isScene: Bool {
    if case .scene = making { true } else { false }
  }

  /// Makes the container around it; `nil` for the stage's navigation controller.
  var containerCall: String? { container?.call }

  /// Returns the name of its coordinator's class.
  ///
  /// - Parameter names: The names that are taken.
  func coordinatorName(beside names: Set<String>) -> String {
    let words =
      useCase == UseCaseList.useCaseName ? "" : useCase.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let name = name.split(separator: ".").joined() + words + "Coordinator"
    return names.contains(name) ? "Showcase\(name)" : name
  }
}
