import Diagnostics
import Expectations
import Testing

@testable import Commands

@MainActor @Suite struct HelpTests {
  @Test func `the overview has every listed command under its group`() {
    forEachRow([["help"], ["--help"], ["-h"], ["--depth", "3", "--help"]]) { arguments in
      expectEqual(
        SampleProgram.call(arguments).output,
        """
        Usage: swift run sample [COMMAND] [ARGUMENT...]

        Without a command, 'dig' is meant.

        Work:
          dig          Digs holes.
          paint        Paints a wall.

        Rest:
          read         Reads a file.

        This program:
          completions  Prints a script that lets a shell complete commands, options and values.
          help         Describes all commands, or one.

        Options of every command:
          --package-path FOLDER     work on the package in FOLDER; on that of the working folder by default
          -h, --help                print what the command does and takes
          --version                 print the version

        Exit statuses:
          0         all passed
          1         something differs or failed
          2         bad usage, or a plan, script or golden that cannot be used
          3         the harness itself failed
          4         nothing was selected
          130, 143  SIGINT or SIGTERM stopped the run

        'swift run sample help COMMAND' describes one command.

        """)
    }
  }

  @Test func `a command's help has that command alone`() {
    forEachRow([
      ["help", "paint"], ["paint", "--help"], ["paint", "-h", "north"], ["--help", "paint"],
    ]) { arguments in
      let session = SampleProgram.call(arguments)
      expectEqual(session.status, .success)
      expectEqual(
        session.output,
        """
        Usage: swift run sample paint WALL [OPTION...]

        Paints a wall.

        Arguments:
          WALL                      the wall

        Options:
          --color COLOR             paint in COLOR
          --format FORMAT           print text or json; text by default

        Options of every command:
          --package-path FOLDER     work on the package in FOLDER; on that of the working folder by default
          -h, --help                print what the command does and takes
          --version                 print the version

        Example:
          swift run sample paint north

        """)
    }
  }

  @Test func `help for what is not a command is an error with the nearest one`() {
    let session = SampleProgram.call(["help", "piant"])
    expectEqual(session.status, .unusableInput)
    expectEqual(
      session.errorOutput,
      """
      error: 'piant' is not a command
        expected: one of: dig, paint, read, completions, help
        nearest:  paint
        next:     swift run sample help help

      """)
  }

  @Test func `the version is one line, and that of the tools names the compiler's`() {
    // The version is one line.
    forEachRow([["--version"], ["paint", "--version"]]) { arguments in
      expectEqual(SampleProgram.call(arguments).output, "sample 1.0 (Swift 6)\n")
    }
    // The version of the tools names the compiler's.
    expectNotNil(
      Version.text(of: "showcase").wholeMatch(of: #/showcase \d+\.\d+\.\d+ \(Swift \d+\.\d+.*\)/#))
  }

  @Test func `a program with one command has no verb`() {
    let program = Program([SampleProgram.Echo(description: SampleProgram.paint)], version: "")
    expectEqual(SampleProgram.call(["help"], of: program).output, "paint help\n")
    expectEqual(
      SampleProgram.call(["--color", "red", "paint"], of: program).output, "paint color=red paint\n")
    #expect(
      SampleProgram.call(["--help"], of: program).output.hasPrefix(
        "Usage: swift run sample WALL [OPTION...]\n"))
    #expect(
      SampleProgram.call([], of: program).errorOutput.hasSuffix("  next:     swift run sample --help\n"))
  }
}
