import Expectations
import Flow
import HeadlessUIKit
import Messages
import Presentation
import Testing

@Suite @MainActor struct SplitMessagesTests {
  private let all = ReadWriteSignal([
    Message(sender: "Ada", subject: "a", text: ""), Message(sender: "Grace", subject: "g", text: ""),
  ])

  private var splitMessages: SplitMessages {
    SplitMessages(
      messages: Messages(
        messages: all.readOnly(), filter: { _ in }, refresh: { Future() },
        composeMessage: Presentation(ComposeMessage(sender: "Me")), addServer: Presentation(Alert.addServer())
      ),
      details: { DisposablePresentation(Presentation(MessageDetails(message: $0, previous: $1, next: $2))) },
      noDetails: DisposablePresentation(Presentation(NoMessage())))
  }

  /// The titles of the screens in each column.
  private func columns(_ split: UISplitViewController) -> [[String]] {
    split.viewControllers.map {
      ($0 as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
    }
  }

  /// Runs `body` while the columns are on the screen of a tablet.
  private func withSplit(_ body: (UISplitViewController) throws -> Void) throws {
    try onScreen(.iPad) { navigation in
      let bag = DisposeBag()
      let split = splitMessages.materialize(into: bag)
      navigation.view.window?.rootViewController = split
      settle()
      try body(split)
    }
  }

  private func setCompact(_ isCompact: Bool, _ split: UISplitViewController) {
    split.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
    split.view.setNeedsLayout()
    settle()
  }

  @Test func `The first message shows beside the list, and is replaced when it is removed`() throws {
    try withSplit { split in
      expectEqual(columns(split), [["Messages"], ["Ada"]])
      all.value.removeFirst()
      settle()
      expectEqual(columns(split), [["Messages"], ["Grace"]])
    }
  }

  @Test func `The buttons go to the neighbors of the message, as far as there are any`() throws {
    try withSplit { split in
      let previous = try split.view.find("details.previous", as: UIButton.self)
      expectFalse(previous.isEnabled)
      try split.view.find("details.next", as: UIButton.self).tap()
      expectEqual(columns(split), [["Messages"], ["Grace"]])
      expectFalse(try split.view.find("details.next", as: UIButton.self).isEnabled)
    }
  }

  @Test
  func `The details move on top of a narrow list, and back beside it; after going back nothing is selected`()
    throws
  {
    try withSplit { split in
      setCompact(true, split)
      expectEqual(columns(split).first, ["Messages", "Ada"])
      setCompact(false, split)
      expectEqual(columns(split), [["Messages"], ["Ada"]])
      let list = split.view.first { $0 is UITableView } as? UITableView
      expectEqual(list?.indexPathForSelectedRow?.row, 0)
    }
    do {
      let fresh = Self()
      try fresh.withSplit { split in
        setCompact(true, split)
        (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
        settle()
        expectEqual(columns(split).first, ["Messages"])
        let list = split.view.first { $0 is UITableView } as? UITableView
        expectNil(list?.indexPathForSelectedRow)
      }
    }
  }
}
