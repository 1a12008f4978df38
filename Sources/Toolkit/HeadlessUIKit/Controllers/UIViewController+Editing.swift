import Foundation

extension UIViewController {
  /// The button that begins and ends editing, with the title "Edit" or, during editing, "Done".
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

  /// Updates the button's title and style.
  func editingDidChange() {
    ownEditButtonItem?.title = (isEditing ? SystemText.done : .edit).localized
    ownEditButtonItem?.style = isEditing ? .done : .plain
  }
}
