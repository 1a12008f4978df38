import MadeData
import Porting

extension AppPackage {
  /// Makes up data for the controllers that need it, and takes their use cases from it.
  ///
  /// - Returns: Whether a use case has changed.
  @discardableResult mutating func makeData() -> Bool {
    let former = useCases
    let options = data.make(
      for: useCases.entries.map(\.controller), beside: app.main.sources.namesOfDeclarations)
    for (index, option) in options.enumerated() {
      useCases.entries[index].show(option, data.recipes)
    }
    screenFiles = writtenScreenFiles
    return useCases != former
  }

  private var writtenScreenFiles: [PackageFile] {
    let modules = app.modules.map { ($0.name, targetName(of: $0)) }
    let isQualified = app.main.sources.namesOfDeclarations.contains("NavigationCoordinator")
    return ScreenFiles(
      data: data, home: app.main.name, modules: Dictionary(modules, uniquingKeysWith: { first, _ in first }),
      qualifier: isQualified ? "ShowcaseKit." : ""
    ).files(in: "Sources/\(mainTarget)/")
  }

  /// The names and texts of these files.
  var screenTexts: [String: String] {
    Dictionary(screenFiles.map { ($0.path.lastPart, $0.text) }, uniquingKeysWith: { first, _ in first })
  }
}

extension UseCaseList.Entry {
  /// Shows the controller by an option; `nil` keeps why it is not shown.
  fileprivate mutating func show(_ option: ScreenData.Option?, _ recipes: [String: Recipe]) {
    let wasWithData = controller.coordinator != nil
    controller.coordinator = recipes[controller.identifier]?.coordinator
    switch option {
    case .recipe: if obstacle?.reason == .value { obstacle = nil }
    case .plain: break
    case .missing(let reason):
      if obstacle?.reason ?? .value == .value { obstacle = Obstacle(.value, reason) }
    case nil:
      if wasWithData, obstacle == nil, case .missing(let missing, _) = controller.making {
        obstacle = missing
      }
    }
  }
}
