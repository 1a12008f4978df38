import Foundation

/// What takes the place of an application's storyboards and nibs, which cannot be read here: closures
/// that make what is in them.
///
/// A use case registers what its code asks for, with its outlets set:
///
///     UIApplication.shared.environment.interfaceFiles.registerController("Detail", inStoryboard: "Main") {
///       DetailViewController()
///     }
///     UIApplication.shared.environment.interfaceFiles.registerView(of: DetailViewController.self) { detail in
///       let nameLabel = UILabel()
///       detail.view.addSubview(nameLabel)
///       detail.nameLabel = nameLabel
///     }
@preconcurrency @MainActor
public final class InterfaceFiles {
  private var controllers: [String: [String?: @MainActor () -> UIViewController]] = [:]
  private var segues: [String: [Segue]] = [:]
  private var views: [(owner: UIViewController.Type, fill: @MainActor (UIViewController) -> Void)] = []
  private var nibs: [String: @MainActor (Any?) -> [Any]] = [:]

  /// How a segue of a storyboard shows its destination.
  public enum SegueKind: Hashable, Sendable {
    /// By `show(_:sender:)`.
    case show
    /// By `showDetailViewController(_:sender:)`.
    case showDetail
    /// By `present(_:animated:completion:)`.
    case presentModally
  }

  struct Segue {
    let source: UIViewController.Type
    let kind: SegueKind
    let make: @MainActor () -> UIViewController
  }

  /// Sets what makes a controller of a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The controller's storyboard identifier; `nil` for the initial controller.
  ///   - name: The storyboard's name, without an extension.
  ///   - make: Makes the controller, anew each time.
  public func registerController(
    _ identifier: String?, inStoryboard name: String, _ make: @escaping @MainActor () -> UIViewController
  ) {
    controllers[name, default: [:]][identifier] = make
  }

  /// Sets what a controller's view has, and its outlets, as its storyboard or nib does.
  ///
  /// It is called when the view was loaded, before `viewDidLoad()`, however the controller was created: what the app
  /// sets between that and its first use of the view is set then.
  ///
  /// - Parameters:
  ///   - owner: The class of the controllers; of several classes that fit, the one registered last counts.
  ///   - fill: Adds the views to the controller's, and sets its outlets.
  public func registerView<Owner: UIViewController>(
    of owner: Owner.Type, _ fill: @escaping @MainActor (_ owner: Owner) -> Void
  ) {
    views.append((owner, { controller in (controller as? Owner).map(fill) }))
  }

  /// Sets what makes the destination of a segue.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The class of the controllers that perform it; of several classes that fit, the one
  ///     registered last counts.
  ///   - kind: How the destination is shown; ``SegueKind/show`` by default.
  ///   - make: Makes the destination, anew each time.
  public func registerSegue(
    _ identifier: String, from source: UIViewController.Type, kind: SegueKind = .show,
    _ make: @escaping @MainActor () -> UIViewController
  ) {
    segues[identifier, default: []].append(Segue(source: source, kind: kind, make: make))
  }

  /// Sets what makes the objects of a nib.
  ///
  /// - Parameters:
  ///   - name: The nib's name, without an extension.
  ///   - make: Receives the nib's owner, whose outlets it sets, and returns the top-level objects.
  public func registerNib(_ name: String, _ make: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    nibs[name] = make
  }

  func controller(_ identifier: String?, inStoryboard name: String) -> UIViewController? {
    controllers[name]?[identifier]?()
  }

  func segue(_ identifier: String, from source: UIViewController) -> Segue? {
    segues[identifier]?.last { type(of: source) == $0.source || type(of: source).isSubclass(of: $0.source) }
  }

  /// Does what was registered for the view of a controller, which is loaded.
  func fillView(of controller: UIViewController) {
    let owner = type(of: controller)
    views.last { owner == $0.owner || owner.isSubclass(of: $0.owner) }?.fill(controller)
  }

  func hasNib(_ name: String) -> Bool { nibs[name] != nil }

  func objects(ofNib name: String, owner: Any?) -> [Any]? { nibs[name]?(owner) }

  /// The end of a message about something that no closure was registered for.
  static func advice(_ call: String) -> String {
    "Files of Interface Builder are not read here; write in the use case: "
      + "UIApplication.shared.environment.interfaceFiles.\(call) { ... }"
  }
}

extension UIViewController {
  fileprivate static func isSubclass(of other: UIViewController.Type) -> Bool {
    sequence(first: self as AnyClass) { _getSuperclass($0) }.contains { $0 == other }
  }
}
