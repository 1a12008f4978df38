import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIKeyCommandTests {
  @Test func `A shortcut is a character in either case with just its modifiers`() {
    forEachRow(
      [
        ("l", .command, true), ("L", .command, true), ("r", .command, false), ("l", [], false),
        ("l", [.command, .shift], false),
      ] as [(String, UIKeyModifierFlags, Bool)]
    ) { input, flags, expected in
      let command = UIKeyCommand(input: "l", modifierFlags: .command) { _ in }
      expectEqual(command.isTriggered(by: input, flags), expected)
    }
  }

  @Test func `A controller offers what was added to it, in order`() {
    UIApplication().run {
      let controller = UIViewController()
      expectNil(controller.keyCommands)
      let commands = ["a", "b", "c"].map { UIKeyCommand(input: $0) { _ in } }
      commands.forEach(controller.addKeyCommand)
      controller.removeKeyCommand(commands[1])
      expectEqual(controller.keyCommands?.map(\.input), ["a", "c"])
    }
  }
}
