// TestPlans
