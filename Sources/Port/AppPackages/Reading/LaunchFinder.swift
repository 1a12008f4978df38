import Porting
import SwiftSources

/// Finds out how an app is launched.
struct LaunchFinder {
  private let module: AppDescription.Module
  private let interfaces: AppInterfaces

  init(_ module: AppDescription.Module, interfaces: AppInterfaces) {
    (self.module, self.interfaces) = (module, interfaces)
  }

  /// The app's launch; `nil` without a delegate that needs no arguments.
  var launch: AppController? {
    let delegates = classes(adopting: ["UIApplicationDelegate"])
    guard let delegate = delegates.first(where: { isEntry($0) }) ?? delegates.first else { return nil }
    return AppController(
      name: delegate, file: module.sources.types.classes[delegate]?.file ?? "",
      making: .launch(AppLaunch(delegate: delegate, scene: sceneDelegate, storyboard: storyboard)),
      useCase: "Launch")
  }

  private func isEntry(_ name: String) -> Bool {
    let attributes = module.sources.types.classes[name]?.declaration.modifiers.attributes ?? []
    return !attributes.isDisjoint(with: ["main", "UIApplicationMain"])
  }

  /// The scene's delegate: the one that `Info.plist` names, or the only one if that is not known.
  private var sceneDelegate: String? {
    let delegates = classes(adopting: ["UIWindowSceneDelegate", "UISceneDelegate"])
    guard let information = module.information else { return delegates.first }
    guard information.contains("UIApplicationSceneManifest") else { return nil }
    let named = value(of: "UISceneDelegateClassName", in: information)?.split(separator: ".").last
    return delegates.first { $0 == named.map(String.init) } ?? delegates.first
  }

  /// The storyboard that the system would show; `nil` for one that the package does not have.
  private var storyboard: String? {
    let keys = ["UISceneStoryboardFile", "UIMainStoryboardFile"]
    return keys.lazy.compactMap { value(of: $0, in: module.information ?? "") }
      .first(where: interfaces.storyboards.contains)
  }

  /// The text of a key in a property list.
  private func value(of key: String, in list: String) -> String? {
    guard let start = list.firstRange(of: "<key>\(key)</key>")?.upperBound else { return nil }
    let rest = list[start...].drop { $0.isWhitespace }
    guard rest.hasPrefix("<string>") else { return nil }
    return String(rest.dropFirst("<string>".count).prefix { $0 != "<" }).trimmedSpaces
  }

  /// The classes that adopt one of some protocols and can be made without arguments, by file and name.
  private func classes(adopting protocols: Set<String>) -> [String] {
    let extended = Set(
      module.sources.files.flatMap(\.outline.allTypes)
        .filter { $0.kind == .extension && $0.adopts(protocols) }.map { $0.path.joined(separator: ".") })
    return module.sources.types.classes
      .filter { name, type in
        module.target.files.contains(type.file) && !type.declaration.modifiers.isPrivate
          && (type.declaration.adopts(protocols) || extended.contains(name)) && isMadeByItself(name)
      }
      .sorted { ($0.value.file, $0.key) < ($1.value.file, $1.key) }.map(\.key)
  }

  private func isMadeByItself(_ name: String) -> Bool {
    let all = module.sources.types.initializers(of: name)
    return all.isEmpty || all.contains { !$0.modifiers.isPrivate && $0.parameters.allSatisfy(\.hasDefault) }
  }
}

extension TypeDeclaration {
  /// Whether it names one of some protocols after its colon.
  fileprivate func adopts(_ protocols: Set<String>) -> Bool {
    inheritance.contains { !protocols.isDisjoint(with: $0.components) }
  }
}
