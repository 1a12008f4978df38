import Foundation
import HeadlessUIKit

/// The menu of a long press on the address: the items of a text field, and Paste & Go.
@MainActor
final class URLFieldMenu: UIContextMenuInteractionDelegate {
  private unowned let urlBar: URLBar
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ urlBar: URLBar) {
    self.urlBar = urlBar
  }

  private var field: AutocompleteTextField { urlBar.textField }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let items = selectionItems + pasteItems + lookUpItems + pasteAndGoItems
    guard !items.isEmpty else { return nil }
    return UIContextMenuConfiguration(
      identifier: "URLBar.urlText", actionProvider: { _ in UIMenu(children: items) })
  }

  /// The items for a selection, or those that select something.
  private var selectionItems: [UIAction] {
    guard field.hasText else { return [] }
    if hasSelection {
      return [
        item(String(focus: "Cut")) { $0.cut(nil) },
        item(String(focus: "Copy")) { $0.copy(nil) },
      ]
    }
    return [
      item(String(focus: "Select")) { $0.selectLastWord() },
      item(String(focus: "Select All")) { $0.selectAll(nil) },
    ]
  }

  private var hasSelection: Bool { field.selectedTextRange?.isEmpty == false }

  private var pasteItems: [UIAction] {
    guard UIPasteboard.general.hasStrings else { return [] }
    return [item(String(focus: "Paste")) { $0.paste(nil) }]
  }

  private var lookUpItems: [UIAction] {
    guard field.hasText && hasSelection else { return [] }
    return [UIAction(title: String(focus: "Look Up")) { [unowned self] _ in lookUp() }]
  }

  /// The app's own item, after those of the system.
  private var pasteAndGoItems: [UIAction] {
    guard UIPasteboard.general.hasStrings else { return [] }
    return [UIAction(title: String(focus: "Paste & Go")) { [unowned self] _ in pasteAndGo() }]
  }

  private func item(
    _ title: String, _ perform: @escaping @MainActor (AutocompleteTextField) -> Void
  ) -> UIAction {
    UIAction(title: title) { [unowned self] _ in
      field.becomeFirstResponder()
      field.acceptCompletion()
      perform(field)
    }
  }

  private func lookUp() {
    guard let selection = field.selectedTextRange, let term = field.text(in: selection) else { return }
    // The bar has no reference to the screen that presents: the responder chain leads to it.
    let responders = sequence(first: urlBar as UIResponder, next: \.next)
    let screen = responders.lazy.compactMap { $0 as? UIViewController }.first
    screen?.present(UIReferenceLibraryViewController(term: term), animated: true)
  }

  private func pasteAndGo() {
    guard let text = UIPasteboard.general.string else { return }
    urlBar.delegate?.urlBar(urlBar, didPasteAndGo: text)
  }
}

extension AutocompleteTextField {
  /// Selects the letters and digits at the end of the typed text, wherever the caret is.
  fileprivate func selectLastWord() {
    let word = typedText.reversed().prefix { $0.isLetter || $0.isNumber }
    guard let start = position(from: endOfDocument, offset: -String(word).utf16.count) else { return }
    selectedTextRange = textRange(from: start, to: endOfDocument)
  }
}
