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
  /// names.
  func controllers(in files: Set<String>) -> [AppController] {
    guard let last = modules.indices.last else { return [] }
    let types = modules[last].sources.types.classes
      .map { AppClass(module: last, path: $0.key, type: $0.value) }
      .filter { files.contains($0.type.file) }
      .sorted { ($0.type.file, $0.path) < ($1.type.file, $1.path) }
    return types.compactMap { type in
      root(of: type).map {
        AppController(
          name: type.path, file: type.type.file, making: making(of: type, $0), advice: advice(for: type))
      }
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

  private func making(of type: AppClass, _ root: String) -> AppController.Making {
    if type.isPrivate { return .missing("it is private", expression: nil) }
    if !type.type.declaration.genericParameters.isEmpty {
      return .missing("it is generic: write its arguments", expression: "\(type.path)<...>()")
    }
    if root == "UINavigationController" || root == "UISplitViewController" {
      return .missing(
        "a \(root) is not pushed: put it into a view controller as a child", expression: "\(type.path)()")
    }
    guard let scene = interfaces.scene(ofClass: type.path.lastPart(after: ".")) else {
      return byInitializer(of: type, root)
    }
    return scene.way == .segue ? byInitializer(of: type, root) : .storyboard(scene)
  }

  /// What to try if the controller crashes: a segue alone leads to its scene, so nothing sets its outlets.
  private func advice(for type: AppClass) -> String? {
    guard let scene = interfaces.scene(ofClass: type.path.lastPart(after: ".")), scene.way == .segue else {
      return nil
    }
    return "its scene in \(scene.storyboard).storyboard has no storyboard ID"
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
      return .missing("it has no initializer but init(coder:): put it into a storyboard", expression: nil)
    }
    let needed = first.parameters.filter { !$0.hasDefault }.map { "\($0.name.text): \($0.type.text)" }
    return .missing(
      "it needs \(needed.joined(separator: ", "))", expression: type.path + Initializer(first).template)
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
