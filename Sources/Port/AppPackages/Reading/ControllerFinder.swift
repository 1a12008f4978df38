import Porting
import SwiftSources

/// Finds the view controllers of a module, and out how to make each of them.
struct ControllerFinder {
  private let modules: [AppDescription.Module]
  private let interfaces: AppInterfaces
  /// The superclasses of classes that are not in the modules.
  private let parents: [String: String]

  /// A class of the app.
  private struct AppClass {
    /// The index of its module.
    let module: Int
    /// The name, after the names of the types around it.
    let path: String
    let type: AppTypes.Class

    var isPrivate: Bool { type.declaration.modifiers.isPrivate }
  }

  /// - Parameters:
  ///   - modules: The modules, each after those that it imports.
  ///   - interfaces: The storyboards.
  ///   - parents: The superclasses of classes that are not in the modules; none by default.
  init(_ modules: [AppDescription.Module], interfaces: AppInterfaces, beside parents: [String: String] = [:])
  {
    (self.modules, self.interfaces, self.parents) = (modules, interfaces, parents)
  }

  /// Returns the controllers that some files of the last module declare, in the order of the files' paths and of their
  /// names; then the storyboards' scenes without classes of their own.
  func controllers(in files: Set<String>) -> [AppController] {
    guard let last = modules.indices.last else { return [] }
    let types = modules[last].sources.types.classes
      .map { AppClass(module: last, path: $0.key, type: $0.value) }
      .filter { files.contains($0.type.file) }
      .sorted { ($0.type.file, $0.path) < ($1.type.file, $1.path) }
    return types.flatMap { type in root(of: type).map { controllers(of: type, $0) } ?? [] } + plainScenes
  }

  /// A class's controllers: one for each of its scenes, or the one that an initializer makes.
  private func controllers(of type: AppClass, _ root: String) -> [AppController] {
    let controllers = makings(of: type, root).map { making in
      AppController(
        name: type.path, file: type.type.file, making: making, container: container(of: type, making))
    }
    return controllers.namedByScenes
  }

  /// The scenes of UIKit's classes, with a name for each.
  private var plainScenes: [AppController] {
    var known = modules.last?.sources.namesOfDeclarations ?? []
    return interfaces.plainScenes.map { scene in
      let names = [
        scene.typeName,
        AppInterfaces.Scene(storyboard: scene.storyboard, id: scene.id, title: scene.id).typeName,
      ]
      let name = names.first { !known.contains($0) } ?? names[1]
      known.insert(name)
      return AppController(
        name: name, file: "", making: .plainScene(scene),
        container: scene.container.flatMap { container($0) })
    }
  }

  /// UIKit's class that a class inherits from, if that is a controller's.
  private func root(of type: AppClass) -> String? {
    withAncestors(of: type).lazy.compactMap(\.type.parent).map { parents[$0] ?? $0 }.first(
      where: Self.roots.contains)
  }

  /// A class and its superclasses in the app, nearest first. A superclass is searched in the class's own module, then in
  /// those before it, so classes of one name in several modules do not hide each other.
  private func withAncestors(of type: AppClass) -> [AppClass] {
    var (found, seen, next) = ([AppClass](), Set<String>(), Optional(type))
    while let current = next, seen.insert("\(current.module) \(current.path)").inserted {
      found.append(current)
      guard let parent = current.type.parent, !Self.roots.contains(parent) else { break }
      next = (0...current.module).reversed().lazy.compactMap { module in
        modules[module].sources.types.class(lastName: parent)
          .map { AppClass(module: module, path: $0.name, type: $0.type) }
      }.first { $0.module != current.module || $0.path != current.path }
    }
    return found
  }

  private static let roots: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UITabBarController",
    "UIPageViewController", "UINavigationController", "UISplitViewController",
  ]

  /// The ways to make a class's controllers, one for each scene.
  private func makings(of type: AppClass, _ root: String) -> [AppController.Making] {
    if type.isPrivate { return [.missing(Obstacle(.compiler, "it is private"), expression: nil)] }
    if !type.type.declaration.genericParameters.isEmpty {
      return [
        .missing(Obstacle(.value, "its generic arguments"), expression: "\(type.path)<...>()")
      ]
    }
    let scenes = interfaces.scenes(ofClass: type.path.lastPart(after: "."))
    return scenes.isEmpty ? [byInitializer(of: type, root)] : scenes.map { .scene($0, of: type.path) }
  }

  /// Looks for an initializer that needs nothing, in the class, then in its superclasses as far as they are inherited.
  private func byInitializer(of type: AppClass, _ root: String) -> AppController.Making {
    var missing: [Function] = []
    for current in withAncestors(of: type) {
      let initializers = modules[current.module].sources.types.initializers(of: current.path)
      let usable = initializers.filter { !$0.modifiers.isPrivate }
      if let call = usable.lazy.compactMap({ Initializer($0).call }).first {
        return .expression(type.path + call)
      }
      missing += usable.filter { !Initializer($0).isForCoder }
      // A class with a designated initializer of its own inherits none.
      if initializers.contains(where: { !$0.modifiers.words.contains("convenience") }) {
        return Self.missing(missing, of: type)
      }
    }
    let argument = root == "UICollectionViewController"
    return .expression(
      type.path + (argument ? "(collectionViewLayout: UICollectionViewFlowLayout())" : "()"))
  }

  private static func missing(_ initializers: [Function], of type: AppClass) -> AppController.Making {
    guard let first = initializers.first else {
      return .missing(
        Obstacle(.value, "it has no initializer but init(coder:): put it into a storyboard"), expression: nil)
    }
    let needed = first.parameters.filter { !$0.hasDefault }.map { "\($0.name.text): \($0.type.text)" }
    return .missing(
      Obstacle(.value, needed.joined(separator: ", ")), expression: type.path + Initializer(first).template)
  }
}

extension ControllerFinder {
  /// The container that a class's code expects around it, or else the only one that leads to its scene.
  private func container(of type: AppClass, _ making: AppController.Making) -> AppController.Making? {
    let sources = modules[type.module].sources
    let asked = withAncestors(of: type).lazy.compactMap { sources.expectedContainer(of: $0.path) }.first
    if let asked { return container(asked, besides: type.path) }
    guard case .scene(let scene, _) = making else { return nil }
    return scene.container.flatMap { container($0, besides: type.path) }
  }

  /// Returns what makes a container by its class; `nil` if nothing can.
  private func container(_ name: String, besides controller: String? = nil) -> AppController.Making? {
    switch name {
    case "UITabBarController", "UIPageViewController": return .expression("\(name)()")
    case "UISplitViewController": return .expression("\(name)(style: .doubleColumn)")
    default: break
    }
    guard let last = modules.indices.last,
      let found = modules[last].sources.types.class(lastName: name), found.name != controller,
      let root = root(of: AppClass(module: last, path: found.name, type: found.type)),
      let making = makings(of: AppClass(module: last, path: found.name, type: found.type), root).first
    else { return nil }
    if case .missing = making { return nil }
    return making
  }
}

extension [AppController] {
  /// The controllers of one class with a name for each: that of the first is `Start`, those of the others
  /// their scenes' titles, with the object ID where a title occurs twice.
  fileprivate var namedByScenes: [AppController] {
    let titles = map { controller in
      if case .scene(let scene, _) = controller.making { scene.title } else { "" }
    }
    return enumerated().map { index, controller in
      guard index > 0, case .scene(let scene, _) = controller.making else { return controller }
      var named = controller
      let isOnce = titles.count { $0 == scene.title } == 1 && scene.title != self[0].useCase
      named.useCase = isOnce || scene.title == scene.id ? scene.title : "\(scene.title) \(scene.id)"
      return named
    }
  }
}

extension AppInterfaces.Scene {
  /// The name of a type that is declared for the scene, such as `AboutUsScene`; with the storyboard if an ID
  /// is its only name.
  fileprivate var typeName: String {
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = title != id && name.first?.isLetter == true
    return (isName ? "" : storyboard.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }) + name + "Scene"
  }
}

/// An initializer as use cases call it.
private struct Initializer {
  private let function: Function

  init(_ function: Function) { self.function = function }

  var isForCoder: Bool { labels == ["coder"] }

  private var labels: [String] { function.parameters.map(\.label.text) }

  /// The arguments of a call that needs nothing; `nil` if every call needs something.
  var call: String? {
    let needed = function.parameters.filter { !$0.hasDefault }
    switch needed.map(\.label.text) {
    case []: return "()"
    case ["nibName", "bundle"]: return "(nibName: nil, bundle: nil)"
    case ["nibName"]: return "(nibName: nil)"
    case ["style"] where needed[0].type.text.hasSuffix("Style"): return "(style: .plain)"
    case ["collectionViewLayout"]: return "(collectionViewLayout: UICollectionViewFlowLayout())"
    default: return nil
    }
  }

  /// The call with dots for what a person has to write.
  var template: String {
    let arguments = function.parameters.filter { !$0.hasDefault }.map { parameter in
      parameter.label.text == "_" ? "..." : "\(parameter.label.text): ..."
    }
    return "(\(arguments.joined(separator: ", ")))"
  }
}

extension String {
  fileprivate func lastPart(after separator: Character) -> String {
    split(separator: separator).last.map(String.init) ?? self
  }
}
