/// A script that completes a program's arguments in fish.
struct FishCompletions {
  private let table: CompletionTable

  init(program: String, commands: [CommandDescription]) {
    table = CompletionTable(program: program, commands: commands)
  }

  /// The script: one line for each candidate.
  var text: String {
    let lines = table.commands.map(line) + table.commands.flatMap(lines)
    return """
      # Completions of \(table.program) for fish: put this file into ~/.config/fish/completions as \(table.program).fish.

      # The verb is the first word that is neither an option nor an option's value.
      function _\(table.function)_verb
        set -l isValue no
        for word in (commandline -opc)[2..-1]
          if test $isValue = yes
            set isValue no
            continue
          end
          switch $word
            case \(table.flagsWithValue.joined(separator: " "))
              set isValue yes
            case '-*'
            case \(table.commands.map(\.name).joined(separator: " "))
              echo $word
              return
            case '*'
              echo \(table.usual)
              return
          end
        end
      end

      function _\(table.function)_verb_is
        contains -- "$(_\(table.function)_verb)" $argv
      end

      complete -c \(quoted(table.program)) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private func line(of command: CommandDescription) -> String {
    complete(after: "''", "-a \(quoted(command.name)) -d \(quoted(command.summary))")
  }

  private func lines(of command: CommandDescription) -> [String] {
    // The default command's options are also offered before a verb, when `_verb` prints nothing.
    let verb = command.name == table.usual ? "'' \(command.name)" : command.name
    let options = command.allOptions.map { option in
      let letter = option.letter.map { "-s \($0) " } ?? ""
      return complete(
        after: verb, "\(letter)-l \(option.name)\(value(of: option)) -d \(quoted(option.summary))")
    }
    let operands: [String] =
      switch command.operands.choices {
      case .anything: []
      case .words(let words): [complete(after: command.name, "-a \(quoted(words.joined(separator: " ")))")]
      case .files, .folders: [complete(after: command.name, "-F")]
      case .filesNamed(let folder, let ending):
        [complete(after: command.name, "-a \(quoted(names(in: folder, ending)))")]
      }
    return options + operands
  }

  private func complete(after verb: String, _ rest: String) -> String {
    "complete -c \(quoted(table.program)) -n \(quoted("_\(table.function)_verb_is \(verb)")) \(rest)"
  }

  private func value(of option: Option) -> String {
    let words =
      switch option.choices {
      case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
      case .folders: " -a '(__fish_complete_directories)'"
      case .filesNamed(let folder, let ending): " -a \(quoted(names(in: folder, ending)))"
      case .anything, .files: ""
      }
    switch option.value {
    case .none: return ""
    case .optional: return words
    // In fish, `-r` requires a value, and `-x` also keeps files from being offered for it.
    case .required: return (option.choices == .files ? " -r -F" : " -x") + words
    }
  }

  /// A command that prints the names of files: a loop, as a pattern that no file matches is an error
  /// elsewhere.
  private func names(in folder: String, _ ending: String) -> String {
    "(for file in \(folder)/*\(ending); string replace \(ending) '' (string split / $file)[-1]; end)"
  }

  /// A word in fish's single quotes, in which a backslash escapes.
  private func quoted(_ word: String) -> String {
    "'" + word.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
