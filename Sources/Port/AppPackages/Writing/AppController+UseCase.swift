import Porting

extension AppController {
  /// The name of its class, without the types around it.
  var shownName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The use case, as it is written.
  var expression: String? {
    let title = useCase.swiftLiteral
    if let coordinator {
      return "UseCase(\(title), of: \(name).self, coordinator: \(coordinator).self).\(Self.modifier)"
    }
    switch making {
    case .missing(_, let call):
      // A person completes it, so it stops as any other use case of theirs.
      return call.map { "UseCase(\(title), \($0))" }
    case .launch(let launch):
      let scene = launch.scene.map { ", scene: \($0)()" } ?? ""
      let storyboard = launch.storyboard.map { ", storyboard: \($0.swiftLiteral)" } ?? ""
      return "UseCase(\(title), of: \(name).self, launching: \(launch.delegate)()\(scene)\(storyboard))"
        + ".\(Self.modifier)"
    case .expression, .scene, .plainScene:
      guard let call = making.call else { return nil }
      return "\(useCase(making: call)).\(Self.modifier)"
    }
  }

  private func useCase(making call: String) -> String {
    let title = useCase.swiftLiteral
    if let container = container?.call {
      return "UseCase(\(title), of: \(name).self, in: \(call).contained(in: \(container)))"
    }
    switch making {
    case .scene: return "UseCase(\(title), of: \(name).self) { \(call) }"
    case .plainScene: return "UseCase(\(title), of: \(name).self, in: \(call))"
    default: return "UseCase(\(title), \(call))"
    }
  }

  /// What an app that was not written for stages needs.
  private static let modifier = "unprepared()"
}

extension AppController.Making {
  /// The expression that makes the controller; `nil` if only a person can write it.
  var call: String? {
    switch self {
    case .expression(let call): call
    case .scene(let scene, let name):
      "\(scene.board).scene(of: \(name).self\(scene.isOnlyOne ? "" : ", id: \(scene.id.swiftLiteral)"))"
    case .plainScene(let scene): "\(scene.board).scene(id: \(scene.id.swiftLiteral))"
    case .launch, .missing: nil
    }
  }
}

extension AppInterfaces.Scene {
  fileprivate var board: String { "UIStoryboard(name: \(storyboard.swiftLiteral), bundle: nil)" }
}
