import Foundation

/// Text with attributes, which layout managers lay out again after each change.
///
/// Changes through its `mutableString` are not noticed.
///
///     let storage = NSTextStorage(string: "Hello")
///     storage.addLayoutManager(NSLayoutManager())
///     storage.beginEditing()
///     storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
///     storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 5))
///     storage.endEditing()  // Reports both changes together.
open class NSTextStorage: NSMutableAttributedString {
  /// The layout managers of the text, in the order in which they were added.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// The number of calls of ``beginEditing()`` without an ``endEditing()``.
  private var editingDepth = 0
  private var isEdited = false
  /// Called after the text changed.
  var didChange: () -> Void = {}

  /// Adds a layout manager, which then lays out this text.
  ///
  /// - Parameter aLayoutManager: The layout manager, which is retained and leaves its former
  ///   storage.
  @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    aLayoutManager.textStorage = self
    layoutManagers.append(aLayoutManager)
  }

  /// Removes a layout manager.
  ///
  /// - Parameter aLayoutManager: The layout manager; one that was not added is ignored.
  @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited()
  }

  // Foundation's other methods call these on Apple's systems, and not all of them do so here.
  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    edited()
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited()
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited()
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited()
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited()
  }

  open override func beginEditing() { editingDepth += 1 }

  /// Ends what ``beginEditing()`` began; the outermost call reports the changes.
  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    if isEdited { edited() }
  }

  private func edited() {
    isEdited = editingDepth > 0
    if !isEdited { didChange() }
  }
}
