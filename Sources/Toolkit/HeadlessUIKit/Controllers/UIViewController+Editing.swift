import Foundation

extension UIViewController {
  /// Whether the user edits what the controller shows; setting it is setting it without animation.
  public var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// The button that begins and ends editing: it says "Edit", and while the user edits "Done".
  public var editButtonItem: UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(title: SystemText.edit.localized, primaryAction: toggle)
    ownEditButtonItem = item
    editingDidChange()
    return item
  }

  /// Lets the button say what it does next.
  func editingDidChange() {
    ownEditButtonItem?.title = (isEditing ? SystemText.done : .edit).localized
    ownEditButtonItem?.style = isEditing ? .done : .plain
  }
}
