// TestRunner
