import Foundation

/// A field for a search, optionally with a Cancel button and a row of scopes.
///
///     let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
///     bar.placeholder = "Search Mail"
///     bar.scopeButtonTitles = ["All", "Unread"]
///     bar.showsScopeBar = true
///     bar.intrinsicContentSize.height  // 102
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The field that the user types in.
  public let searchTextField: UISearchTextField = UISearchTextField(frame: .zero)
  /// Called when the user types or taps.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller that the bar belongs to, which receives changes in addition to the
  /// delegate.
  weak var searchController: UISearchController?
  /// The text above the field. Stored only.
  open var prompt: String?
  /// Whether a Cancel button is beside the field; `false` by default.
  open var showsCancelButton: Bool = false { didSet { setNeedsLayout() } }
  /// The titles of the scopes, one of which is searched; `nil`, the default, for no scopes.
  open var scopeButtonTitles: [String]? { didSet { reloadScopes() } }
  /// Whether the scopes are visible; `false` by default.
  open var showsScopeBar: Bool = false { didSet { reloadScopes() } }
  /// The color behind the field; `nil`, the default, for the system's. Stored only.
  open var barTintColor: UIColor?
  /// The look of the bar. Stored only.
  open var barStyle: UIBarStyle = .default
  /// How prominent the bar is. Stored only.
  open var searchBarStyle: Style = .default
  /// Whether the bar is translucent. Stored only.
  open var isTranslucent: Bool = true
  /// Whether a button in the field opens a list of bookmarks. Stored only.
  open var showsBookmarkButton: Bool = false
  /// The image behind the bar. Stored only.
  open var backgroundImage: UIImage?
  /// The image behind the scopes. Stored only.
  open var scopeBarBackgroundImage: UIImage?
  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The kind of keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The title of the return key; "search" by default.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// When the keyboard capitalizes automatically.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether the search key is disabled while there is no text; `true` by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// How prominent a search bar is; the raw values are UIKit's.
  public enum Style: UInt, Hashable, Sendable {
    /// As the system chooses.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  let cancelButton: UIButton = UIButton(type: .system)
  let scopeBar: UISegmentedControl = UISegmentedControl(frame: .zero)

  /// Adds the field, with the bar as its delegate, and sets up the buttons.
  override func setUp() {
    super.setUp()
    addSubview(searchTextField)
    searchTextField.delegate = self
    searchTextField.returnKeyType = .search
    // As in UIKit, the Search key is disabled while there is no text.
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.clearButtonMode = .whileEditing
    // An action, because a text field's delegate has no method for changes of the text.
    searchTextField.addAction(UIAction { [weak self] _ in self?.userDidEdit() }, for: .editingChanged)
    cancelButton.setTitle(SystemText.cancel.localized, for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    let choice = UIAction { [weak self] _ in self?.userDidChooseScope() }
    scopeBar.addAction(choice, for: .valueChanged)
  }

  /// The text to search for. Setting it does not call the delegate, but updates the results of a
  /// search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.searchTextDidChange()
    }
  }

  /// The text that is visible while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The index of the selected scope; 0 without scopes.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopeBar.selectedSegmentIndex) }
    set { scopeBar.selectedSegmentIndex = newValue }
  }

  /// Sets the attributes of the scopes' titles in a state; attributes that a state lacks are those
  /// of the normal state.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` removes those that were set.
  ///   - state: The state of a scope's segment.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeBar.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes that were set for the scopes' titles in a state; `nil` if none were
  /// set.
  ///
  /// - Parameter state: The state of a scope's segment.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeBar.titleTextAttributes(for: state)
  }

  /// Shows or hides the scopes.
  ///
  /// - Parameters:
  ///   - show: The new value of ``showsScopeBar``.
  ///   - animated: Has no effect: the change is immediate.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Sets the image behind the bar. Stored only.
  ///
  /// - Parameters:
  ///   - backgroundImage: The new value of ``backgroundImage``.
  ///   - barPosition: Ignored: the image applies at every position.
  ///   - barMetrics: Ignored: the image applies at every height.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// Shows or hides the Cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: The new value of ``showsCancelButton``.
  ///   - animated: Has no effect: the change is immediate.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var intrinsicContentSize: CGSize { barSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(in: size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.searchField)
  }
}

extension UISearchBar {
  private static let fieldRowHeight: CGFloat = 56
  private static let scopeRowHeight: CGFloat = 46

  private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  /// The height of the bar: a row of 56 points for the field, and one of 46 for the scopes.
  var barHeight: CGFloat { fieldRowHeight + (showsScopes ? Self.scopeRowHeight : 0) }

  /// Whether the bar is below the title of a navigation bar; it is then 52 points high, with the
  /// field at its top.
  private var isInNavigationBar: Bool { superview is UINavigationBar }
  private var fieldRowHeight: CGFloat { isInNavigationBar ? 52 : Self.fieldRowHeight }
  private var side: CGFloat { isInNavigationBar ? 16 : 8 }

  /// Shows the current scopes, and keeps the selection, or selects the first one.
  private func reloadScopes() {
    // Read first, because removing the segments clears the selection.
    let selected = selectedScopeButtonIndex
    scopeBar.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopeBar.insertSegment(withTitle: title, at: index, animated: false)
    }
    if let count = scopeButtonTitles?.count, count > 0 {
      scopeBar.selectedSegmentIndex = min(selected, count - 1)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Positions the subviews. The field is 36 points high, 8 points from the sides, or 16 in a
  /// navigation bar, and leaves room for the button on its trailing side.
  func layoutParts() {
    let insets = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - 2 * side - insets.left - insets.right
    var field = CGRect(
      x: side + insets.left, y: isInNavigationBar ? 1 : (fieldRowHeight - 36) / 2, width: width, height: 36)
    show(cancelButton, showsCancelButton)
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      let x = isMirrored ? field.minX : field.maxX - width
      cancelButton.frame = CGRect(x: x, y: field.minY, width: width, height: field.height)
      field.size.width -= width + 8
      if isMirrored { field.origin.x += width + 8 }
    }
    searchTextField.frame = field
    show(scopeBar, showsScopes)
    scopeBar.frame = CGRect(
      x: side + insets.left, y: fieldRowHeight, width: width, height: 32)
  }

  private func show(_ part: UIView, _ isShown: Bool) {
    if !isShown { part.removeFromSuperview() } else if part.superview == nil { addSubview(part) }
  }
}
