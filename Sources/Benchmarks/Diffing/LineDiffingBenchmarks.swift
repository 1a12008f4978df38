import Diffing

/// Line diffs in this process, compared with running the usual programs, and by the length of the
/// texts.
@MainActor let lineDiffingBenchmarks: [Benchmark] =
  [
    besideProgram(
      GeneratedTexts(.tree, lines: 10_000, percentChanged: 1), "10,000 lines of a tree, 1 % changed", .diff),
    besideProgram(
      GeneratedTexts(.unique, lines: 10_000, percentChanged: 1), "10,000 lines of a log, 1 % changed", .diff),
  ]
  + [
    (GeneratedTexts(.unique, lines: 50_000, percentChanged: 1), "50,000 lines of a log, 1 % changed"),
    (GeneratedTexts(.unique, lines: 50_000, percentChanged: 10), "50,000 lines of a log, 10 % changed"),
    (GeneratedTexts(.unique, lines: 50_000, percentChanged: 100), "50,000 lines of a log, all changed"),
    (GeneratedTexts(.tree, lines: 50_000, percentChanged: 1), "50,000 lines of a tree, 1 % changed"),
    (GeneratedTexts(.tree, lines: 50_000, percentChanged: 10), "50,000 lines of a tree, 10 % changed"),
    (GeneratedTexts(.tree, lines: 50_000, percentChanged: 100), "50,000 lines of a tree, all changed"),
    (
      GeneratedTexts(mixing: .unique, lines: 50_000, percentChanged: 10),
      "50,000 lines of a log, 10 % changed and moved"
    ),
    (
      GeneratedTexts(mixing: .tree, lines: 50_000, percentChanged: 10),
      "50,000 lines of a tree, 10 % changed and moved"
    ),
  ].map { besideProgram($0, $1, .git) }
  + [
    growth(of: .tree, percentChanged: 10, "repeated lines, twice as many"),
    growth(of: .unique, percentChanged: 100, "all lines changed, twice as many"),
  ]

/// A program that compares two files.
private enum DiffProgram: String {
  case diff = "diff -u"
  case git = "git diff --no-index"
}

@MainActor
private func besideProgram(_ texts: GeneratedTexts, _ name: String, _ program: DiffProgram) -> Benchmark {
  Benchmark(
    name: name,
    baseline: Benchmark.Contender(name: "\(program.rawValue), whole process") {
      let files = try TemporaryFiles()
      try files.write(texts.before, to: "before")
      try files.write(texts.after, to: "after")
      let words = program.rawValue.split(separator: " ").map(String.init)
      let run = Program(
        arguments: words + [files.path(of: "before"), files.path(of: "after")], status: 1)
      return try ContinuousClock().measure { try run.run() }
    }, candidate: diffing(texts, name: "in process, with its hunks"))
}

@MainActor
private func growth(of kind: GeneratedTexts.Kind, percentChanged: Int, _ name: String) -> Benchmark {
  let contenders = [25_000, 50_000].map { count in
    diffing(GeneratedTexts(kind, lines: count, percentChanged: percentChanged), name: "\(count) lines")
  }
  return Benchmark(name: name, baseline: contenders[0], candidate: contenders[1])
}

@MainActor
private func diffing(_ texts: GeneratedTexts, name: String) -> Benchmark.Contender {
  Benchmark.Contender(name: name) {
    ContinuousClock().measure { _ = LineDifference(from: texts.before, to: texts.after).unified(context: 3) }
  }
}
