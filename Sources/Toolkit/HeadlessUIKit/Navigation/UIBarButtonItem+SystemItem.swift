extension UIBarButtonItem {
  /// The buttons that the system has a title or a picture for.
  public enum SystemItem: String, Hashable, Sendable {
    case done
    case cancel
    case edit
    case save
    case undo
    case redo
    case close
    case add
    case action
    case bookmarks
    case camera
    case compose
    case fastForward
    case organize
    case pause
    case play
    case refresh
    case reply
    case rewind
    case search
    case stop
    case trash
    case flexibleSpace
    case fixedSpace
  }
}

extension UIBarButtonItem.SystemItem {
  /// The word on the button; pictures have none.
  @MainActor var title: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: text?.localized
    default: nil
    }
  }

  @MainActor var hasImage: Bool {
    title == nil && self != .fixedSpace
  }

  /// What the button says, or what assistive technology calls its picture.
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
