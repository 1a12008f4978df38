import Foundation

/// The owner of a view, which responds to what happens in it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The controller's title, which sets those of its navigation item and its tab.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }
  /// The controller that this one is a child of; `nil` for none.
  public internal(set) weak var parent: UIViewController?
  /// The storyboard that the controller comes from; `nil` for none.
  public internal(set) var storyboard: UIStoryboard?
  /// The child controllers in the order in which they were added.
  public internal(set) var children: [UIViewController] = []
  /// What a navigation bar shows for this controller.
  public private(set) lazy var navigationItem: UINavigationItem = UINavigationItem(title: title)
  /// What a navigation controller's toolbar shows for this controller; nothing by default.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  /// Whether the bars at the bottom hide while the controller is on a stack; `false` by default.
  open var hidesBottomBarWhenPushed: Bool = false
  var ownTabBarItem: UITabBarItem?

  // MARK: Presentation

  /// The controller that this very one presents.
  var ownPresented: UIViewController?
  /// The controller that presents this very one.
  weak var ownPresenting: UIViewController?
  /// How the controller is presented; ``UIModalPresentationStyle/automatic`` by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Whether controllers presented over the current context cover this controller only; `false` by
  /// default.
  open var definesPresentationContext: Bool = false
  /// The view that a presentation puts into the hierarchy.
  var presentationContainer: UITransitionView?
  /// How the view comes and goes when it is presented; from below by default.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a keyboard that is up stays when the controller is presented; `true` for form sheets
  /// only.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the user cannot dismiss the controller by a gesture; `false` by default.
  open var isModalInPresentation: Bool = false
  /// Whether a presentation that is not full screen decides on the status bar; `false` by default.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false
  /// Provides the animations of the controller's presentation; none by default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller is appearing because it is presented.
  public internal(set) var isBeingPresented: Bool = false
  /// Whether the controller is disappearing because it is dismissed.
  public internal(set) var isBeingDismissed: Bool = false
  /// The presentation of the controller's style.
  var ownPresentationController: UIPresentationController?
  /// The presentation in effect, which in a narrow window may be another one.
  var activePresentation: UIPresentationController?
  var ownTransitionCoordinator: TransitionCoordinator?

  // MARK: Traits

  var traitState: TraitState = TraitState()

  // MARK: View

  private var loadedView: UIView?
  /// The insets that bars of the parent add to the safe area.
  var barInsets: UIEdgeInsets = .zero {
    didSet { if barInsets != oldValue { loadedView?.safeAreaDidChange() } }
  }
  /// The insets that the controller itself adds to the safe area of its view, in points; none by
  /// default.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaDidChange() } }
  }
  /// The edges at which the view reaches below bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the view reaches below opaque bars as well; `false` by default.
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
  /// Whether the present appearing or disappearing is animated.
  var isAppearanceAnimated = false
  /// Whether `viewWillAppear` was called, but `viewIsAppearing` not yet.
  var owesIsAppearing = false
  /// Whether the controller appears or disappears because its view does.
  var movesWithItsView = false
  /// Whether the controller is appearing because it was added to a parent.
  public internal(set) var isMovingToParent: Bool = false
  /// Whether the controller is disappearing because it is removed from its parent.
  public internal(set) var isMovingFromParent: Bool = false
  var addedKeyCommands: [UIKeyCommand] = []
  var contentScrollViews = ContentScrollViews()

  /// Creates a controller; there are no nibs, and both arguments are ignored.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Creates a controller whose view is built in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without an archive, as there are none to read one from.
  ///
  /// Swift requires such an initializer to create an instance of a class known only at run time,
  /// and this is the one that every controller has.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // UIKit's type, which code written for it expects.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, which is loaded at the first access.
  ///
  /// As in UIKit, it is never `nil` when it is read; setting `nil` unloads the view.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      // A `loadView` that sets no view would otherwise be called again at each access.
      let view = loadedView ?? UIView(frame: UIScreen.main.bounds)
      self.view = view
      UIApplication.shared.environment.interfaceFiles.fillView(of: self)
      viewDidLoad()
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
  /// Whether the controller itself decides which child appears when, as the toolkit's containers
  /// do.
  var decidesAppearanceOfChildren: Bool { false }
  /// The children that appear and disappear along with the controller: those whose views are below
  /// its view.
  var appearanceChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }
  /// Whether children appear and disappear along with the controller; `true` by default.
  ///
  /// A container that returns `false` calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The size that the view prefers in a container that can provide it, in points; zero by default
  /// for none.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }
  var safeAreaContribution: UIEdgeInsets { barInsets + additionalSafeAreaInsets }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The shortcuts that were added.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Creates the view and sets `view`; an empty view as large as the screen by default.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  // MARK: Life cycle, in UIKit's order

  /// Called after the view was loaded; does nothing by default.
  open func viewDidLoad() {}
  /// Called before the view appears, often before it is in a window; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the appearing view is in its window and has its traits; does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared and its animation has ended; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears; does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the constraints of the view; overridden to change them, with `super` at the end.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called after the safe area of the view changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the view lays out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {}

  /// Called before the parent changes: by `addChild`, and by the container before
  /// `removeFromParent`.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil && self.parent != nil
  }

  /// Called after the parent changed: by `removeFromParent`, and by the container after `addChild`.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the user is editing what the controller shows; setting it calls `setEditing` without
  /// animation.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; overridden by controllers that have something to edit.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    editingDidChange()
  }

  // MARK: Showing others

  /// Performs a segue of the controller's storyboard, which the use case registered: see
  /// ``InterfaceFiles``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    follow(identifier, sender: sender)
  }

  /// Called before a segue is performed; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a segue that the user triggered is performed; `true` by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Shows a controller in the way of the closest container that has one, or else presents it.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Shows details in the way of the closest container that has one, or else presents them.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Presents a controller over this one; animated, it has appeared after 0.5 seconds.
  ///
  /// UIKit's rules hold: a controller that already presents one, or that is in no window, presents
  /// nothing, and the completion is not called. A controller that fills the screen turns the
  /// interface to an orientation that it supports, until it is dismissed.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(
      controller, animated: animated, completion: completion.map(Self.isolated))
  }

  /// Dismisses what this controller presents, or the controller itself if it presents nothing.
  ///
  /// Everything that the presented controller presents itself is dismissed with it. A dismissal
  /// that is already under way goes on, and the second completion is not called.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion.map(Self.isolated))
  }

  /// Returns the closest controller, from this one up its parents, that overrides the method of an
  /// action; here the closest one that can perform it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Returns why a popover without a source cannot be presented, in UIKit's words.
  func missingPopoverSourceReason(presentedBy source: UIViewController?) -> String {
    "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
  }

  /// Called before the user dismisses the presented controller; does nothing by default.
  func willBeDismissedByUser() {}
  /// Called after the user has dismissed the presented controller; does nothing by default.
  func wasDismissedByUser() {}

  /// Called when a child prefers another size; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Changes of the environment

  /// The orientations that the interface can have; by default all on a tablet, and all but upside
  /// down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface turns with the device; `true` by default.
  open var shouldAutorotate: Bool { true }

  /// Called when memory runs out; does nothing by default.
  open func didReceiveMemoryWarning() {}

  /// Called after traits have changed, with the former ones; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before a rotation changes the traits; calls the children by default.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn { $0.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called before a rotation changes the size; calls the children by default.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn { child in
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Returns the size that a child is going to have; the controller's own by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Status bar

  /// The color of the status bar's text; by the appearance by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; by default where height is compact.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// Whether the home indicator hides by itself; `false` by default, without effect here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the status bar changes; by fading by default. Without effect here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The orientation in which the controller is first presented; the present one by default. Without
  /// effect here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.screen.orientation
  }
  /// The edges at which the app's gestures come before the system's; none by default. Without effect
  /// here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides on these edges instead of the controller; none by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The child that decides on the home indicator; none by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides on the style instead of the controller; none by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden instead of the controller; none by
  /// default.
  open var childForStatusBarHidden: UIViewController? { nil }
}
