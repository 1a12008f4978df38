import Foundation

/// Manages a view and responds to its events.
///
///     final class GreetingController: UIViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         let greeting = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
///         greeting.text = "Hello"
///         view.addSubview(greeting)
///       }
///     }
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The controller's title, which sets those of its navigation item and its tab.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }
  /// The controller that this one is a child of; `nil` if it has no parent.
  public internal(set) weak var parent: UIViewController?
  /// The storyboard that the controller comes from; `nil` if it was created in code.
  public internal(set) var storyboard: UIStoryboard?
  /// The child controllers in the order in which they were added.
  public internal(set) var children: [UIViewController] = []
  /// What a navigation bar shows for this controller.
  public private(set) lazy var navigationItem: UINavigationItem = UINavigationItem(title: title)
  /// The items of a navigation controller's toolbar while this controller is on top; `nil` by
  /// default.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  /// Whether the bars at the bottom hide while the controller is on a stack; `false` by default.
  open var hidesBottomBarWhenPushed: Bool = false
  var ownTabBarItem: UITabBarItem?

  // MARK: Presentation

  /// The controller that this one presents itself.
  var ownPresented: UIViewController?
  /// The controller that presents this one itself.
  weak var ownPresenting: UIViewController?
  /// How the controller is presented; ``UIModalPresentationStyle/automatic`` by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Whether controllers presented over the current context cover only this controller; `false` by
  /// default.
  open var definesPresentationContext: Bool = false
  /// The view that a presentation puts into the hierarchy.
  var presentationContainer: UITransitionView?
  /// The animation of a presentation and its dismissal; ``UIModalTransitionStyle/coverVertical`` by
  /// default.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the keyboard stays up when the controller is presented; `true` only for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the user cannot dismiss the controller with a gesture; `false` by default.
  open var isModalInPresentation: Bool = false
  /// Whether the controller controls the status bar even if it is not presented full screen;
  /// `false` by default.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false
  /// Provides the animations of the controller's presentation; `nil` by default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller is appearing because it is presented.
  public internal(set) var isBeingPresented: Bool = false
  /// Whether the controller is disappearing because it is dismissed.
  public internal(set) var isBeingDismissed: Bool = false
  /// The presentation controller for the controller's style.
  var ownPresentationController: UIPresentationController?
  /// The presentation controller in use, which may be an adapted one in a narrow window.
  var activePresentation: UIPresentationController?
  var ownTransitionCoordinator: TransitionCoordinator?

  // MARK: Traits

  var traitState: TraitState = TraitState()

  // MARK: View

  private var loadedView: UIView?
  /// Where the controller comes from in a storyboard; `nil` if it was created in code.
  var interface: InterfaceOrigin?
  private var nib: (name: String?, bundle: Bundle?) = (nil, nil)
  /// The insets that bars of the parent add to the safe area.
  var barInsets: UIEdgeInsets = .zero {
    didSet { if barInsets != oldValue { loadedView?.safeAreaDidChange() } }
  }
  /// The insets that the controller adds to the safe area of its view, in points; zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaDidChange() } }
  }
  /// The edges at which the view extends under bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the view also extends under opaque bars; `false` by default.
  open var extendedLayoutIncludesOpaqueBars: Bool = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; `true` by
  /// default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      loadedView?.reportLayoutMarginsChange()
    }
  }
  var isInEditingMode = false
  var ownEditButtonItem: UIBarButtonItem?
  var appearance: Appearance = .disappeared
  /// Whether the current transition is animated.
  var isAppearanceAnimated = false
  /// Whether `viewWillAppear` was called, and `viewIsAppearing` is still due.
  var owesIsAppearing = false
  /// Whether the controller appears or disappears because its view enters or leaves a window.
  var movesWithItsView = false
  /// Whether the controller is appearing because it was added to a parent.
  public internal(set) var isMovingToParent: Bool = false
  /// Whether the controller is disappearing because it is removed from its parent.
  public internal(set) var isMovingFromParent: Bool = false
  var addedKeyCommands: [UIKeyCommand] = []
  var contentScrollViews = ContentScrollViews()

  /// Creates a controller. Its view is built in code, registered with ``InterfaceFiles``, or in a xib.
  ///
  /// - Parameters:
  ///   - nibName: The name of the xib with the view, without an extension; `nil` for the one that is named after the
  ///     class, if there is one.
  ///   - bundle: The bundle of the xib; `nil` for the main bundle.
  public init(nibName: String?, bundle: Bundle?) {
    nib = (nibName, bundle)
    super.init()
    UIApplication.shared.lifetimes.note(self)
  }

  /// Creates a controller whose view is built in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller, with what a storyboard has for it if the coder is one of a storyboard.
  ///
  /// Swift needs a required initializer to create an instance of a class that is known only at run
  /// time; every controller has this one.
  public required init?(coder: NSCoder) {
    super.init()
    UIApplication.shared.lifetimes.note(self)
    coder.decodeInterface(of: self)
  }

  // Code written for UIKit expects this type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded on first access.
  ///
  /// As in UIKit, reading it never returns `nil`; setting `nil` unloads the view.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      // Otherwise a `loadView` that sets no view would be called again on each access.
      let view = loadedView ?? UIView(frame: UIScreen.main.bounds)
      self.view = view
      UIApplication.shared.environment.interfaceFiles.fillView(of: self)
      viewDidLoad()
      didLoadView()
      return view
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view; `nil` while it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Called after `viewDidLoad()`, in which an app's container often gives its children their data: as in
  /// UIKit, their views are loaded later.
  func didLoadView() {}
  /// Whether the controller itself controls the appearance of its children, as the toolkit's
  /// containers do.
  var decidesAppearanceOfChildren: Bool { false }
  /// The children that appear and disappear with the controller: those whose views are descendants
  /// of its view.
  var appearanceChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }
  /// Whether children appear and disappear with the controller; `true` by default.
  ///
  /// A container that returns `false` calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The preferred size of the view in a container such as a popover, in points; the default, zero,
  /// states no preference.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }
  var safeAreaContribution: UIEdgeInsets { barInsets + additionalSafeAreaInsets }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The key commands that were added; `nil` until one is added.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Creates the view and assigns it to ``view``; by default the one of a storyboard or a xib, or an empty view with
  /// the size of the screen.
  open func loadView() {
    if !loadInterface() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Makes the view that a storyboard or a xib has for the controller; returns whether there is one. A closure that
  /// was registered for the class comes before files.
  final func loadInterface() -> Bool {
    if UIApplication.shared.environment.interfaceFiles.hasView(of: self) { return false }
    if let interface, interface.hasView { return interface.loadView(of: self) }
    guard let found = InterfaceNib.of(self, named: nib.name, in: nib.bundle) else { return false }
    _ = found.instantiate(for: self)
    return loadedView != nil
  }

  // MARK: Life cycle, in UIKit's order

  /// Called after the view is loaded; does nothing by default.
  open func viewDidLoad() {}
  /// Called before the view appears, often before it is in a window; does nothing by default.
  ///
  /// - Parameter animated: Whether the transition to the view takes time.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the appearing view is in its window and has its traits; does nothing by default.
  ///
  /// - Parameter animated: Whether the transition to the view takes time.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared and its animation has ended; does nothing by default.
  ///
  /// - Parameter animated: Whether the transition to the view took time.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears; does nothing by default.
  ///
  /// - Parameter animated: Whether the transition from the view takes time.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared; does nothing by default.
  ///
  /// - Parameter animated: Whether the transition from the view took time.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the constraints of the view. An override changes them and calls `super` last.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called after the safe area of the view changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the view lays out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {}

  /// Called before the parent changes. An override calls `super`.
  ///
  /// `addChild` calls this method; a container calls it with `nil` before `removeFromParent`.
  ///
  /// - Parameter parent: The new parent; `nil` if the controller is about to be removed.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil && self.parent != nil
  }

  /// Called after the parent changed; does nothing by default.
  ///
  /// `removeFromParent` calls this method with `nil`; a container calls it after `addChild`.
  ///
  /// - Parameter parent: The new parent; `nil` if the controller was removed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the user is editing what the controller shows; setting it calls `setEditing` without
  /// animation.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Controllers with editable content override it.
  ///
  /// - Parameters:
  ///   - editing: The new value of ``isEditing``.
  ///   - animated: Whether overrides animate the change; has no effect here.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    editingDidChange()
  }

  // MARK: Showing others

  /// Performs a segue that the use case registered: see ``InterfaceFiles``.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of a registered segue; any other raises an exception.
  ///   - sender: Passed on to ``prepare(for:sender:)``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    follow(identifier, sender: sender)
  }

  /// Called before a segue is performed; does nothing by default.
  ///
  /// - Parameters:
  ///   - segue: The segue, whose destination an override can configure before it is shown.
  ///   - sender: The argument of ``performSegue(withIdentifier:sender:)``.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a segue that the user triggered is performed; `true` by default. Never called
  /// here, where only code performs segues.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: The control that triggered the segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Shows a controller as the closest container does that overrides this method; otherwise
  /// presents it.
  ///
  /// - Parameters:
  ///   - controller: The controller; pushed by a navigation controller, presented without one.
  ///   - sender: Passed on to the container.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Shows a detail controller as the closest container does that overrides this method; otherwise
  /// presents it.
  ///
  /// - Parameters:
  ///   - controller: The controller; shown as the secondary column of a split view controller, presented
  ///     without one.
  ///   - sender: Passed on to the container.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Presents a controller over this one.
  ///
  /// As in UIKit, a controller that already presents another one, or that is in no window, presents
  /// nothing, and the completion is not called. A controller that fills the screen rotates the
  /// interface to an orientation that it supports until it is dismissed.
  ///
  /// - Parameters:
  ///   - controller: A controller without a parent that is not presented yet; any other raises UIKit's
  ///     exception.
  ///   - animated: Whether the presentation takes time: 0.5 seconds, or as long as the transitioning
  ///     delegate's animation. Otherwise it ends on the run loop's next turn.
  ///   - completion: Called after the controller's `viewDidAppear`.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(
      controller, animated: animated, completion: completion.map(Self.isolated))
  }

  /// Dismisses what this controller presents, or the controller itself if it presents nothing.
  ///
  /// Everything that the presented controller presents itself is dismissed with it. A dismissal in
  /// progress continues, and the second completion is not called.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal takes time, as a presentation does.
  ///   - completion: Called after `viewDidDisappear`; not called if there is nothing to dismiss.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion.map(Self.isolated))
  }

  /// Returns the closest controller, this one or an ancestor, that can perform an action. UIKit
  /// returns the closest one that overrides the action's method.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - sender: Passed on to `canPerformAction`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Returns UIKit's message for a popover without a source.
  func missingPopoverSourceReason(presentedBy source: UIViewController?) -> String {
    "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
  }

  /// Called before the user dismisses the presented controller; does nothing by default.
  func willBeDismissedByUser() {}
  /// Called after the user has dismissed the presented controller; does nothing by default.
  func wasDismissedByUser() {}

  /// Called when a child prefers another size; does nothing by default.
  ///
  /// - Parameter container: The child, with its new `preferredContentSize`.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Changes of the environment

  /// The orientations that the interface can have; by default all on a tablet, and all but upside
  /// down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface rotates with the device; `true` by default.
  open var shouldAutorotate: Bool { true }

  /// Called when memory runs out; does nothing by default.
  open func didReceiveMemoryWarning() {}

  /// Called after traits have changed; does nothing by default.
  ///
  /// - Parameter previousTraitCollection: The traits before the change; never `nil` here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before a rotation changes the traits; forwards to the children by default.
  ///
  /// - Parameters:
  ///   - newCollection: The traits after the rotation.
  ///   - coordinator: Makes changes alongside the rotation.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn { $0.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called before a rotation changes the size; forwards to the children by default.
  ///
  /// - Parameters:
  ///   - size: The size of the view after the rotation, in points.
  ///   - coordinator: Makes changes alongside the rotation.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn { child in
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Returns the size that a child will have; the controller's own by default.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size that the controller will have, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Status bar

  /// The color of the status bar's text; by default it follows the interface style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; by default only in compact height.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// Whether the home indicator hides automatically; `false` by default. Has no effect here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the status bar changes; ``UIStatusBarAnimation/fade`` by default. Has no effect here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The orientation in which the controller is first presented; the current one by default. Has no
  /// effect here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.screen.orientation
  }
  /// The edges at which the app's gestures precede the system's; none by default. Has no effect
  /// here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides on these edges instead of the controller; `nil` by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The child that decides on the home indicator; `nil` by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides on the style instead of the controller; `nil` by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; `nil` by default.
  open var childForStatusBarHidden: UIViewController? { nil }
}
