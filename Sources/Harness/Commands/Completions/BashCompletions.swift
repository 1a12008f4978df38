import Diagnostics

/// A script that completes a program's arguments in bash.
struct BashCompletions {
  private let table: CompletionTable

  init(program: String, commands: [CommandDescription]) {
    table = CompletionTable(program: program, commands: commands)
  }

  /// The script, which defines one function and registers it.
  var text: String {
    """
    # Completions of \(table.program) for bash: source this file, for example from ~/.bashrc.
    \(table.function)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local verb='' option='' index
      COMPREPLY=()

      # Bash parts words at an equals sign, which becomes a word itself.
      if [[ $current == = ]]; then
        option=$previous current=
      elif [[ $previous == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
      else
        case $previous in
          \(table.flagsWithValue.joined(separator: "|"))) option=$previous ;;
        esac
      fi

      # The verb is the first word that is neither an option nor an option's value.
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          =) ((index++)) ;;
          \(table.flagsWithValue.joined(separator: "|")))
            [[ ${COMP_WORDS[index + 1]} == = ]] || ((index++)) ;;
          -*) ;;
          *) verb=${COMP_WORDS[index]}; break ;;
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
        COMPREPLY=($(compgen -W \(words(table.commands.map(\.name))) -- "$current"))
        return
      fi
      case ${verb:-\(table.usual)} in
    \(table.commands.map(commandCase).joined(separator: "\n"))
      esac
    }
    complete -F \(table.function) \(table.program.shellQuoted)

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
    let options = "COMPREPLY=($(compgen -W \(words(command.flags())) -- \"$current\"))"
    let operands = completion(of: command.operands.choices) ?? ":"
    return "    \(command.name)) if [[ $current == -* ]]; then \(options); else \(operands); fi ;;"
  }

  private func completion(of choices: Option.Choices) -> String? {
    switch choices {
    case .anything: nil
    case .words(let words): "COMPREPLY=($(compgen -W \(self.words(words)) -- \"$current\"))"
    case .files: paths("-f")
    case .folders: paths("-d")
    // In bash, a pattern that no file matches expands to itself.
    case .filesNamed(let folder, let ending):
      "local IFS=$'\n'; COMPREPLY=($(compgen -W \"$(for file in \(folder)/*\(ending); do "
        + "file=${file##*/}; [[ $file == '*'* ]] || echo \"${file%\(ending)}\"; done)\" -- \"$current\"))"
    }
  }

  /// A path may contain spaces, so the output is split by lines, without `mapfile` and `compopt`, which
  /// the bash 3 of macOS does not have.
  private func paths(_ kind: String) -> String {
    #"compopt -o filenames 2>/dev/null; local IFS=$'\n'; COMPREPLY=($(compgen \#(kind) -- "$current"))"#
  }

  private func words(_ words: [String]) -> String { words.joined(separator: " ").shellQuoted }
}
