let benchmarks = solvingBenchmarks + tableBenchmarks + relayoutBenchmarks + renderingBenchmarks
let table = try ResultTable(results: benchmarks.map { try $0.run() })
print(table.text)
