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

  /// The coordinators, and the data that they make up.
  private var writtenScreenFiles: [PackageFile] {
    let target = "Sources/\(mainTarget)"
    let recipes = data.recipes.values.sorted { $0.coordinator < $1.coordinator }
    let made =
      data.functions.isEmpty ? [] : [("Made.swift", "/// Makes values for the screens.\nenum Made {}\n")]
    let mocks =
      made + data.functions.map { ($0.fileName, $0.source) } + data.mocks.map { ($0.fileName, $0.source) }
    return recipes.map { file("\(target)/Screens/\($0.fileName)", $0.source(qualifier: qualifier)) }
      + mocks.map { file("\(target)/Mocks/\($0.0)", $0.1) }
  }

  /// The names and texts of these files.
  var screenTexts: [String: String] {
    Dictionary(screenFiles.map { ($0.path.lastPart, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  private var qualifier: String {
    app.main.sources.namesOfDeclarations.contains("NavigationCoordinator") ? "ShowcaseKit." : ""
  }

  /// A file with the imports that its text needs.
  private func file(_ path: String, _ text: String) -> PackageFile {
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let modules = (data.index?.modules(ofTypes: words) ?? []).subtracting([app.main.name])
    let own = app.modules.filter { modules.contains($0.name) }.map {
      "@testable import \(targetName(of: $0))"
    }
    let usesCombine = !words.isDisjoint(with: [
      "Just", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable",
    ])
    let others = modules.subtracting(app.modules.map(\.name)).map { "import \($0)" }
    let imports = Set(
      own + others + (usesCombine ? ["import Combine"] : []) + ["import ShowcaseKit", "import UIKit"])
    return PackageFile(path, text: imports.sorted().joined(separator: "\n") + "\n\n" + text)
  }
}

extension UseCaseList.Entry {
  /// Takes a way to show the controller; `nil` keeps why it is not shown.
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
