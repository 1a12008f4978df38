import Diagnostics

/// The commands of a program.
@MainActor
package struct Program {
  private let commands: [any Command]
  private let version: String

  /// - Parameters:
  ///   - commands: The commands, in the order of the help; the first one is meant if no verb is typed.
  ///   - version: The line that `--version` prints.
  package init(_ commands: [any Command], version: String) {
    self.version = version
    // A program with a single command has no verbs.
    guard commands.count > 1 else {
      self.commands = commands
      return
    }
    let help = HelpCommand(beside: commands.map(\.description) + [CompletionsCommand.shape])
    let completions = CompletionsCommand(
      described: commands.map(\.description) + [CompletionsCommand.shape, help.description])
    self.commands = commands + [completions, help]
  }

  /// Runs the command that the arguments name; the only place where errors become text and exit
  /// statuses.
  package func run(_ arguments: [String], on console: Console) -> ExitCode {
    var console = console
    if commands.count == 1 { console.onlyCommand = commands[0].description.name }
    var verb: String?
    do {
      let invocation = try parse(arguments)
      verb = invocation.command.name
      if invocation.has(.version) {
        console.output("\(version)\n")
        return .success
      }
      if invocation.has(.help) {
        console.output(help(for: invocation, on: console))
        return .success
      }
      console.packagePath = invocation.value(of: .packagePath)
      let command = commands.first { $0.description.name == invocation.command.name }
      return try (command ?? commands[0]).run(invocation, on: console)
    } catch let error as Diagnostics {
      return refuse(error.all, of: verb, on: console)
    } catch let error as Diagnostic {
      return refuse([error], of: verb, on: console)
    } catch let error as UnknownWord {
      console.report([diagnostic(of: error)])
      return .unusableInput
    } catch let error as SystemFault {
      console.report([error.diagnostic])
      return .internalFailure
    } catch {
      console.errorOutput("Internal error: \(error)\n")
      return .internalFailure
    }
  }

  var descriptions: [CommandDescription] { commands.map(\.description) }

  private func parse(_ arguments: [String]) throws(Diagnostic) -> Invocation {
    try InvocationParser(commands: commands.count == 1 ? [] : descriptions, usual: descriptions[0])
      .parse(arguments)
  }

  private func help(for invocation: Invocation, on console: Console) -> String {
    let help = Help(program: console.program, commands: descriptions)
    return invocation.namesCommand || commands.count == 1 ? help.text(of: invocation.command) : help.overview
  }

  private func refuse(_ diagnostics: [Diagnostic], of verb: String?, on console: Console) -> ExitCode {
    // What is missing from a command's arguments is in its own help.
    let advised = diagnostics.map { fault in
      verb.map { fault.next == .help ? fault.advising(.showcase("help \($0)")) : fault } ?? fault
    }
    console.report(advised)
    return .unusableInput
  }

  private func diagnostic(of error: UnknownWord) -> Diagnostic {
    let verbs = descriptions.filter { $0.group != nil }.map(\.name)
    let others = error.known.isEmpty ? "" : " or a \(error.noun) (\(error.known.joined(separator: ", ")))"
    return Diagnostic(
      "'\(error.word)' is neither a command nor a \(error.noun)",
      expected: "a command (\(verbs.joined(separator: ", ")))" + others,
      nearest: nearestName(to: error.word, in: error.known + verbs), next: .help)
  }
}
