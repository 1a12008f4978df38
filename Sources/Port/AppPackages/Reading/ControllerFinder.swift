import Porting
import SwiftSources

/// Finds the view controllers of a module, and out how to make each of them.
struct ControllerFinder {
  private let types: [String: AppClass]
  private let interfaces: AppInterfaces

  /// A class of the app.
  struct AppClass {
    let path: String
    let file: String
    let declaration: TypeDeclaration
    /// The superclass's last name.
    let parent: String?
    /// Whether it, or a type around it, is private.
    let isPrivate: Bool
    /// The initializers in its declaration and in its extensions.
    var initializers: [Function]
  }

  init(_ modules: [AppDescription.Module], interfaces: AppInterfaces) {
    self.interfaces = interfaces
    var types: [String: AppClass] = [:]
    for file in modules.flatMap(\.sources.files) {
      for (path, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) }) {
        let key = path[path.count - 1]
        guard type.kind == .class, types[key] == nil else { continue }
        types[key] = AppClass(
          path: path.joined(separator: "."), file: file.path, declaration: type,
          parent: type.inheritance.first?.baseName, isPrivate: type.modifiers.isPrivate,
          initializers: type.members.functions.filter { $0.name.text == "init" })
      }
    }
    self.types = types
  }

  /// Returns the controllers that some files declare, in the order of the files' paths and of their names.
  func controllers(in files: Set<String>) -> [AppController] {
    types.values.filter { files.contains($0.file) }.sorted { ($0.file, $0.path) < ($1.file, $1.path) }
      .compactMap { type in
        root(of: type).map {
          AppController(
            name: type.path, file: type.file, making: making(of: type, $0), advice: advice(for: type))
        }
      }
  }

  /// UIKit's class that a class inherits from, if that is a controller's.
  private func root(of type: AppClass) -> String? {
    var (next, seen) = (type.parent, Set<String>())
    while let name = next, seen.insert(name).inserted {
      if Self.roots.contains(name) { return name }
      next = types[name]?.parent
    }
    return nil
  }

  private static let roots: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UITabBarController",
    "UIPageViewController", "UINavigationController", "UISplitViewController",
  ]

  private func making(of type: AppClass, _ root: String) -> AppController.Making {
    if type.isPrivate { return .missing("it is private", expression: nil) }
    if !type.declaration.genericParameters.isEmpty {
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
    var (next, seen, missing) = (Optional(type), Set<String>(), [Function]())
    while let current = next, seen.insert(current.path).inserted {
      let usable = current.initializers.filter { !$0.modifiers.isPrivate }
      if let call = usable.lazy.compactMap({ Initializer($0).call }).first {
        return .expression(type.path + call)
      }
      missing += usable.filter { !Initializer($0).isForCoder }
      // A class with a designated initializer of its own inherits none.
      if current.initializers.contains(where: { !$0.modifiers.words.contains("convenience") }) {
        return Self.missing(missing, of: type)
      }
      next = current.parent.flatMap { types[$0] }
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
