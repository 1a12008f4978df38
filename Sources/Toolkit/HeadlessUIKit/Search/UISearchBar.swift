import Foundation

/// A field to search by, with a button that cancels and a row of scopes where they are wanted.
@MainActor
open class UISearchBar: UIView {
  public let searchTextField: UISearchTextField = UISearchTextField(frame: .zero)
  public weak var delegate: (any UISearchBarDelegate)?
  /// The search controller that the bar belongs to hears of changes, besides the delegate.
  weak var searchController: UISearchController?
  /// A line above the field.
  public var prompt: String?
  /// Whether a button beside the field cancels the search.
  public var showsCancelButton: Bool = false { didSet { setNeedsLayout() } }
  /// The titles of the scopes, of which one is searched.
  public var scopeButtonTitles: [String]? { didSet { reloadScopes() } }
  /// Whether the scopes show; no by default.
  public var showsScopeBar: Bool = false { didSet { reloadScopes() } }
  let cancelButton: UIButton = UIButton(type: .system)
  let scopeBar: UISegmentedControl = UISegmentedControl(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The text that is searched for. Setting it tells the delegate nothing, but a search controller updates its results.
  public var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.searchTextDidChange()
    }
  }

  public var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  public var selectedScopeButtonIndex: Int {
    get { max(0, scopeBar.selectedSegmentIndex) }
    set { scopeBar.selectedSegmentIndex = newValue }
  }

  /// Shows or hides the button that cancels; at once, animated or not.
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }
}

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.searchField)
  }
}

extension UISearchBar: UITextFieldDelegate {
  /// Makes the field, whose delegate the bar is, and the buttons.
  func setUp() {
    addSubview(searchTextField)
    searchTextField.delegate = self
    searchTextField.returnKeyType = .search
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.addAction(UIAction { [weak self] _ in self?.userDidEdit() }, for: .editingChanged)
    cancelButton.setTitle(SystemText.cancel.localized, for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    let choice = UIAction { [weak self] _ in self?.userDidChooseScope() }
    scopeBar.addAction(choice, for: .valueChanged)
  }

  /// Tells the delegate and the search controller what was typed.
  private func userDidEdit() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchTextDidChange()
  }

  private func userDidChooseScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.searchTextDidChange()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.cancel()
  }

  // MARK: What the field asks and tells

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.searchDidBegin()
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return false
  }
}

extension UISearchBar {
  private static let fieldRowHeight: CGFloat = 56
  private static let scopeRowHeight: CGFloat = 46

  private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  /// A row of 56 points for the field, and one of 46 for the scopes.
  var barHeight: CGFloat { Self.fieldRowHeight + (showsScopes ? Self.scopeRowHeight : 0) }

  /// Shows the scopes that there are; the first one is selected.
  func reloadScopes() {
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

  /// The field is 36 points high, 8 points from the sides, and leaves room for the button at its trailing side.
  func layoutParts() {
    let insets = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var field = CGRect(
      x: 8 + insets.left, y: (Self.fieldRowHeight - 36) / 2,
      width: bounds.width - 16 - insets.left - insets.right, height: 36)
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
      x: 8 + insets.left, y: Self.fieldRowHeight, width: bounds.width - 16 - insets.left - insets.right,
      height: 32)
  }

  private func show(_ part: UIView, _ isShown: Bool) {
    if !isShown { part.removeFromSuperview() } else if part.superview == nil { addSubview(part) }
  }
}
