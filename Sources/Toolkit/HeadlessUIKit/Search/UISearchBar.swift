import Foundation

/// A field to search by, with the room around it.
@MainActor
open class UISearchBar: UIView {
  public let searchTextField: UISearchTextField = UISearchTextField(frame: .zero)
  public weak var delegate: (any UISearchBarDelegate)?
  /// The search controller that the bar belongs to hears of changes, besides the delegate.
  weak var searchController: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSearchTextField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSearchTextField()
  }

  private func addSearchTextField() {
    addSubview(searchTextField)
    searchTextField.addAction(UIAction { [weak self] _ in self?.userDidEdit() }, for: .editingChanged)
  }

  /// Tells the delegate and the search controller what was typed.
  private func userDidEdit() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchTextDidChange()
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

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  /// The field is 36 points high, 8 points from the sides.
  open override func layoutSubviews() {
    let insets = safeAreaInsets
    searchTextField.frame = CGRect(
      x: 8 + insets.left, y: (bounds.height - 36) / 2, width: bounds.width - 16 - insets.left - insets.right,
      height: 36)
  }
}

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.searchField)
  }
}

/// What a search bar tells; nothing need be listened to.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
