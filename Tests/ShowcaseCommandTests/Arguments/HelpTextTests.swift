import Testing

@testable import ShowcaseCommand

@Suite struct HelpTextTests {
  private let text = HelpText(program: "swift run demo").text

  @Test("The help starts with the program as it is called, and names every command with its arguments")
  func commands() {
    #expect(text.hasPrefix("usage: swift run demo [COMMAND] [ARGUMENT...]\n"))
    for command in CommandName.typed {
      #expect(text.contains("\n  \(command.rawValue)"))
      #expect(text.contains("\n      \(command.summary)\n"))
    }
  }

  @Test("Every option is told, with the value that it takes, and all lines fit a terminal")
  func options() {
    for option in OptionName.allCases {
      #expect(text.contains("      \(option.usage)  "))
    }
    #expect(text.contains("--record[=MODE]"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test("Every exit status is told", arguments: 0...4)
  func statuses(status: Int) {
    #expect(text.contains("\n  \(status)  "))
  }
}
