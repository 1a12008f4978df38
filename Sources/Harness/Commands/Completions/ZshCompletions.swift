import Diagnostics

/// A script that completes a program's arguments in zsh.
struct ZshCompletions {
  private let table: CompletionTable

  init(program: String, commands: [CommandDescription]) {
    table = CompletionTable(program: program, commands: commands)
  }

  /// The script, which may be sourced, or be a file in `fpath` that has its function's name.
  var text: String {
    """
    #compdef \(table.program)
    # Completions of \(table.program) for zsh: source this file after compinit, or put it into a folder of fpath
    # as \(table.function).
    \(table.function)() {
      local current=$words[CURRENT] previous=$words[CURRENT-1] verb='' option='' index
      local -a candidates

      if [[ $current == --*=* ]]; then
        option=${current%%=*}
        compset -P '*='
      else
        case $previous in
          \(table.flagsWithValue.joined(separator: "|"))) option=$previous ;;
        esac
      fi

      # The verb is the first word that is neither an option nor an option's value.
      for ((index = 2; index < CURRENT; index++)); do
        case $words[index] in
          \(table.flagsWithValue.joined(separator: "|"))) ((index++)) ;;
          -*) ;;
          *) verb=$words[index]; break ;;
        esac
      done
      case $verb in
        ''|\(table.verbPattern)) ;;
        *) verb=\(table.usual) ;;
      esac

      if [[ -n $option ]]; then
        case "${verb:-\(table.usual)} $option" in
    \(valueCases.joined(separator: "\n"))
        esac
        return
      fi
      if [[ $current != -* && -z $verb ]]; then
        candidates=(\(list(table.commands.map { ($0.name, $0.summary) })))
        _describe -t commands command candidates
        return
      fi
      case ${verb:-\(table.usual)} in
    \(table.commands.map(commandCase).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == \(table.function) ]]; then
      \(table.function) "$@"
    else
      compdef \(table.function) \(table.program.shellQuoted)
    fi

    """
  }

  private var valueCases: [String] {
    table.commands.flatMap { command in
      command.allOptions.filter(\.hasValue).compactMap { option in
        completion(of: option.choices).map { "      '\(command.name) \(option.flag)') \($0) ;;" }
      }
    }
  }

  private func commandCase(_ command: CommandDescription) -> String {
    let options = command.allOptions.flatMap { option in
      ([option.flag] + (option.letter.map { ["-\($0)"] } ?? [])).map { ($0, option.summary) }
    }
    let operands = completion(of: command.operands.choices) ?? ":"
    return """
          \(command.name))
            if [[ $current == -* ]]; then
              candidates=(\(list(options)))
              _describe -o -t options option candidates
            else
              \(operands)
            fi ;;
      """
  }

  private func completion(of choices: Option.Choices) -> String? {
    switch choices {
    case .anything: nil
    case .words(let words):
      "candidates=(\(list(words.map { ($0, "") }))); _describe -t values value candidates"
    case .files: "_files"
    case .folders: "_files -/"
    case .filesNamed(let folder, let ending):
      // `N` lets a pattern match nothing; `t` and `r` leave the name without folder and ending.
      "candidates=(\(folder)/*\(ending)(N:t:r)); _describe -t values value candidates"
    }
  }

  /// Candidates with their meanings, separated by a colon as zsh requires.
  private func list(_ candidates: [(name: String, meaning: String)]) -> String {
    candidates.map { candidate in
      let name = candidate.name.replacing(":", with: "\\:")
      return (candidate.meaning.isEmpty ? name : "\(name):\(candidate.meaning)").shellQuoted
    }.joined(separator: " ")
  }
}
