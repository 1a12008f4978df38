import Foundation

// A worker must not wait until the texts of other benchmarks are made.
try playPart(Array(CommandLine.arguments.dropFirst()))

let benchmarks =
  solvingBenchmarks + textBenchmarks + tableBenchmarks + relayoutBenchmarks + layoutGrowthBenchmarks
  + renderingBenchmarks
  + lineDiffingBenchmarks + longStepBenchmarks + groupingBenchmarks + textAssertionBenchmarks
  + treeAssertionBenchmarks
  + runningBenchmarks

/// Words on the command line select the benchmarks whose names contain one of them.
let words = CommandLine.arguments.dropFirst()
let chosen = benchmarks.filter { benchmark in words.isEmpty || words.contains { benchmark.name.contains($0) }
}
do {
  if !chosen.isEmpty { print(try ResultTable(results: chosen.map { try $0.run() }).text) }
  if words.isEmpty || words.contains("running") { try print("\n" + RunningFigures.text()) }
  if words.isEmpty || words.contains("memory") { try print("\n" + MemoryFigure.text()) }
  // They take minutes, and use nothing that this program was built from.
  if words.contains("builds") {
    print("\n" + (try ResultTable(results: buildingBenchmarks.map { try $0.run() }).text))
  }
  if words.contains("shards") { try print("\n" + ShardSimulation.text()) }
} catch {
  print("error: \(error)")
  exit(1)
}
