extension UIBarButtonItem {
  /// The buttons with a localized title or an image from the system, and the spaces.
  public enum SystemItem: String, Hashable, Sendable {
    /// The title "Done", in a heavier font.
    case done
    /// The title "Cancel".
    case cancel
    /// The title "Edit".
    case edit
    /// The title "Save", in a heavier font.
    case save
    /// The title "Undo".
    case undo
    /// The title "Redo".
    case redo
    /// A cross that closes the controller of the bar.
    case close
    /// A plus sign.
    case add
    /// The share image: an arrow out of a box.
    case action
    /// An open book.
    case bookmarks
    /// A camera.
    case camera
    /// A pencil on paper.
    case compose
    /// Two arrows to the right.
    case fastForward
    /// A folder.
    case organize
    /// Two upright bars.
    case pause
    /// An arrow to the right.
    case play
    /// A circling arrow.
    case refresh
    /// An arrow that turns back.
    case reply
    /// Two arrows to the left.
    case rewind
    /// A magnifying glass.
    case search
    /// A cross that stops what is in progress.
    case stop
    /// A trash can, which assistive technology calls "Delete".
    case trash
    /// A space that shares the remaining width with others of its kind.
    case flexibleSpace
    /// A space of a fixed width.
    case fixedSpace
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the button; `nil` for images.
  @MainActor var title: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: text?.localized
    default: nil
    }
  }

  @MainActor var hasImage: Bool {
    title == nil && self != .fixedSpace
  }

  /// The title of the button, or the name of its image for assistive technology.
  var text: SystemText? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    case .close: .close
    case .add: .add
    case .action: .share
    case .bookmarks: .bookmarks
    case .camera: .camera
    case .compose: .compose
    case .fastForward: .fastForward
    case .organize: .organize
    case .pause: .pause
    case .play: .play
    case .refresh: .refresh
    case .reply: .reply
    case .rewind: .rewind
    case .search: .search
    case .stop: .stop
    case .trash: .delete
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
