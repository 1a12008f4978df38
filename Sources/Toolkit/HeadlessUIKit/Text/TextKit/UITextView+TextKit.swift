import Foundation

/// The container, the layout manager and the text storage of a text view.
@MainActor
final class TextViewLayout {
  let container = NSTextContainer()
  let manager = NSLayoutManager()
  let storage = NSTextStorage(string: "")
  /// Whether the storage is taking the view's text, during which it reports no change.
  private var isFollowing = false

  init(_ view: UITextView) {
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.didChange = { [weak self, weak view] in
      if self?.isFollowing == false { view?.textDidChange() }
    }
    storage.didChange = { [weak self, weak view] in
      MainActor.assumeIsolated {
        guard let self, let view, !self.isFollowing else { return }
        view.show(NSAttributedString(attributedString: self.storage))
        view.textDidChange()
      }
    }
  }

  /// Takes the text and the width of the view.
  func follow(_ view: UITextView) {
    isFollowing = true
    defer { isFollowing = false }
    let insets = view.textContainerInset
    let width = view.bounds.width - insets.left - insets.right
    if container.size.width != width { container.size = CGSize(width: width, height: 0) }
    let text = view.textWithAttributes
    if !storage.isEqual(to: text) { storage.setAttributedString(text) }
  }
}

extension UITextView {
  /// The container of the text, whose padding and number of lines affect the layout.
  public var textContainer: NSTextContainer { followedLayout.container }

  /// The object that lays out the text.
  public var layoutManager: NSLayoutManager { followedLayout.manager }

  /// The text; a change of it changes the view's text.
  public var textStorage: NSTextStorage { followedLayout.storage }

  private var followedLayout: TextViewLayout {
    let layout = ownLayout ?? TextViewLayout(self)
    ownLayout = layout
    layout.follow(self)
    return layout
  }
}
