import Foundation
import InterfaceDocuments

/// An application's storyboards and xibs: files that are read as they are, and closures that create what files lack
/// or what a use case wants otherwise.
///
/// Files are found in the bundles that the app's code names. A closure comes before a file. A use case registers the controllers and views that its code loads, and connects their outlets:
///
///     final class DetailController: UIViewController {
///       weak var nameLabel: UILabel?
///     }
///     let files = UIApplication.shared.environment.interfaceFiles
///     files.registerController("Detail", inStoryboard: "Main") { DetailController() }
///     files.registerView(of: DetailController.self) { detail in
///       let nameLabel = UILabel()
///       detail.view.addSubview(nameLabel)
///       detail.nameLabel = nameLabel
///     }
@preconcurrency @MainActor
public final class InterfaceFiles {
  private var controllers: [String: [String?: @MainActor () -> UIViewController]] = [:]
  private var segues: [String: [Segue]] = [:]
  private var views: [(owner: UIViewController.Type, fill: @MainActor (UIViewController) -> Void)] = []
  /// The modules that were added.
  private(set) var modules: [String] = []
  private var folders: [InterfaceSources] = []
  /// What was read and is not known, in the order in which it was found, each once.
  package private(set) var faults: [InterfaceFault] = []
  private var notedFaults: Set<InterfaceFault> = []
  private var nibs: [String: @MainActor (Any?) -> [Any]] = [:]

  /// How a segue of a storyboard shows its destination.
  public enum SegueKind: Hashable, Sendable {
    /// With `show(_:sender:)`.
    case show
    /// With `showDetailViewController(_:sender:)`.
    case showDetail
    /// With `present(_:animated:completion:)`.
    case presentModally
  }

  struct Segue {
    let source: UIViewController.Type
    let kind: SegueKind
    let make: @MainActor () -> UIViewController
  }

  /// Registers a controller of a storyboard; it replaces one with the same identifier.
  ///
  /// - Parameters:
  ///   - identifier: The controller's storyboard identifier; `nil` for the initial controller.
  ///   - name: The storyboard's name, without an extension.
  ///   - make: Returns a new controller on each call.
  public func registerController(
    _ identifier: String?, inStoryboard name: String, _ make: @escaping @MainActor () -> UIViewController
  ) {
    controllers[name, default: [:]][identifier] = make
  }

  /// Registers the contents of a controller's view, and its outlets, in place of a storyboard or
  /// nib.
  ///
  /// The closure is called when the view is loaded, before `viewDidLoad()`, however the controller
  /// was created. By then, properties that the app sets before its first use of the view are set.
  ///
  /// - Parameters:
  ///   - owner: The class of the controllers, including subclasses; if several registered classes
  ///     match, the last one applies.
  ///   - fill: Adds the subviews to the controller's view, and sets its outlets.
  public func registerView<Owner: UIViewController>(
    of owner: Owner.Type, _ fill: @escaping @MainActor (_ owner: Owner) -> Void
  ) {
    views.append((owner, { controller in (controller as? Owner).map(fill) }))
  }

  /// Registers the destination of a segue.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The class of the controllers that perform it, including subclasses; if several
  ///     registered classes match, the last one applies.
  ///   - kind: How the destination is shown; ``SegueKind/show`` by default.
  ///   - make: Returns a new destination on each call.
  public func registerSegue(
    _ identifier: String, from source: UIViewController.Type, kind: SegueKind = .show,
    _ make: @escaping @MainActor () -> UIViewController
  ) {
    segues[identifier, default: []].append(Segue(source: source, kind: kind, make: make))
  }

  /// Registers the objects of a nib; they replace those registered for the same name.
  ///
  /// - Parameters:
  ///   - name: The nib's name, without an extension.
  ///   - make: Receives the nib's owner, sets its outlets, and returns new top-level objects on
  ///     each call.
  public func registerNib(_ name: String, _ make: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    nibs[name] = make
  }

  /// Adds a folder whose storyboards and xibs come before those of bundles.
  ///
  /// - Parameter path: The folder's path. Files in folders within it are found, too.
  public func addFolder(_ path: String) {
    folders.append(InterfaceSources(in: [path]))
  }

  /// Adds a module whose classes files name without a module, or with the name of the app's target.
  ///
  /// Modules with resources, which the package manager puts beside the program, need not be added.
  ///
  /// - Parameter name: The module's name, as after `import`.
  public func addModule(_ name: String) {
    modules.append(name)
  }

  /// Returns the files among which one is found: those of a folder that was added, or of a bundle.
  func sources(of bundle: Bundle?, with name: String, _ kind: InterfaceSources.Kind) -> InterfaceSources {
    folders.last { $0.has(name, kind) } ?? .of(bundle)
  }

  func note(_ fault: InterfaceFault) {
    if notedFaults.insert(fault).inserted { faults.append(fault) }
  }

  func note(_ faults: [InterfaceFault]) { faults.forEach { note($0) } }

  func hasController(_ identifier: String?, inStoryboard name: String) -> Bool {
    controllers[name]?[identifier] != nil
  }

  func controller(_ identifier: String?, inStoryboard name: String) -> UIViewController? {
    controllers[name]?[identifier]?()
  }

  func segue(_ identifier: String, from source: UIViewController) -> Segue? {
    segues[identifier]?.last { type(of: source) == $0.source || type(of: source).isSubclass(of: $0.source) }
  }

  /// Whether a closure was registered for the view of a controller.
  func hasView(of controller: UIViewController) -> Bool {
    let owner = type(of: controller)
    return views.contains { owner == $0.owner || owner.isSubclass(of: $0.owner) }
  }

  /// Calls the closure that was registered for a controller's loaded view.
  func fillView(of controller: UIViewController) {
    let owner = type(of: controller)
    views.last { owner == $0.owner || owner.isSubclass(of: $0.owner) }?.fill(controller)
  }

  func hasNib(_ name: String) -> Bool { nibs[name] != nil }

  func objects(ofNib name: String, owner: Any?) -> [Any]? { nibs[name]?(owner) }

  /// Returns the end of a message about a missing registration.
  ///
  /// - Parameter isFound: Whether there is a file, which lacks something.
  static func advice(_ call: String, isFound: Bool = false) -> String {
    (isFound
      ? "Write in the use case: "
      : "No such file is among the resources of a package; copy it there, or write in the use case: ")
      + "UIApplication.shared.environment.interfaceFiles.\(call) { ... }"
  }
}

extension UIViewController {
  fileprivate static func isSubclass(of other: UIViewController.Type) -> Bool {
    sequence(first: self as AnyClass) { _getSuperclass($0) }.contains { $0 == other }
  }
}
